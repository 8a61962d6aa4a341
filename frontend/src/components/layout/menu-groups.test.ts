import { describe, expect, it } from '@jest/globals'
import { sampleItem } from '../../samples/sample-site.ts'
import { buildFooterColumns } from './footer-columns.ts'
import { buildMenuGroups, MENU_LINK_LIMIT } from './menu-groups.ts'

const links = (count: number) => Array.from({ length: count }, (_, index) => sampleItem(`Voce ${index + 1}`))

describe('buildMenuGroups (requirements 2: up to 7 leaf links with a «Vedi tutti» link)', () => {
  it.each([1, MENU_LINK_LIMIT])('shows all %i links of a group, and «Vedi tutti»', (count) => {
    const [group] = buildMenuGroups([sampleItem('Sport', { subItem: links(count) })])
    expect(group?.links).toHaveLength(count)
    expect(group?.seeAll).toBe('/news/sport')
  })

  it('cuts at 7 and leads to the whole group', () => {
    const [group] = buildMenuGroups([sampleItem('Sport', { subItem: links(8) })])
    expect(group?.links.map(({ name }) => name)).toEqual(links(7).map(({ name }) => name))
    expect(group?.seeAll).toBe('/news/sport')
  })

  it('only «Servizi» and «Territorio» are unlimited in the menu: «Trasparenza» leads to the footer, which shows all of it', () => {
    for (const href of [{ type: 'noLink' }, { URL: '' }] as const) {
      const [group] = buildMenuGroups([sampleItem('Trasparenza', { ...href, subItem: links(9) })])
      expect([group?.href, group?.links.length, group?.seeAll]).toEqual([null, MENU_LINK_LIMIT, '#mappa'])
    }
  })

  it.each(['Servizi', 'Territorio'])('shows all of «%s», without «Vedi tutti»', (name) => {
    const [group] = buildMenuGroups([sampleItem(name, { subItem: links(20) })])
    expect(group?.links).toHaveLength(20)
    expect(group?.seeAll).toBeNull()
  })

  it('leaves out what is `menuHidden`, also from the count of 7', () => {
    const hidden = sampleItem('Nascosta', { type: 'menuHidden' })
    const groups = buildMenuGroups([sampleItem('Sport', { subItem: [hidden, ...links(7)] }), hidden])
    expect(groups).toHaveLength(1)
    expect(groups[0]?.links).toHaveLength(7)
  })

  it.each([{ type: 'noLink' }, { URL: '' }] as const)('makes %j a heading without a link', (changes) => {
    const [group] = buildMenuGroups([sampleItem('Notizie', { ...changes, subItem: links(MENU_LINK_LIMIT) })])
    expect([group?.href, group?.links.length, group?.seeAll]).toEqual([null, MENU_LINK_LIMIT, null])
  })

  it.each([{ type: 'noLink' }, { URL: '' }] as const)(
    'leads from a group that is cut and %j to the footer, which has all of it',
    (changes) => {
      const items = [sampleItem('Notizie', { ...changes, subItem: links(9) })]
      const [group] = buildMenuGroups(items)
      expect([group?.href, group?.links.length, group?.seeAll]).toEqual([null, MENU_LINK_LIMIT, '#mappa'])
      const [column] = buildFooterColumns([...items, sampleItem('Sport')]).first
      expect([...(column?.links ?? []), ...(column?.folded ?? [])].map(({ name }) => name)).toEqual(
        links(9).map(({ name }) => name),
      )
    },
  )

  it('loses no link for being deep: an item’s own link and all below it count, a heading over links does not', () => {
    const deep = [
      sampleItem('Calcio', { type: 'noLink', subItem: [sampleItem('Piacenza'), sampleItem('Serie D')] }),
      sampleItem('Volley', { subItem: [sampleItem('A1', { subItem: [sampleItem('Classifica')] })] }),
      sampleItem('Rugby'),
    ]
    const sport = sampleItem('Sport', { subItem: deep })
    const names = ['Piacenza', 'Serie D', 'Volley', 'A1', 'Classifica', 'Rugby']
    expect(buildMenuGroups([sport])[0]?.links.map(({ name }) => name)).toEqual(names)
    expect(buildFooterColumns([sport]).first[0]?.links.map(({ name }) => name)).toEqual(names)
  })

  it('has nothing to unfold where a group has no links, and nothing at all where it has no page either', () => {
    const groups = buildMenuGroups([sampleItem('Meteo'), sampleItem('Vuoto', { type: 'noLink' })])
    expect(groups).toEqual([{ name: 'Meteo', href: '/news/meteo', links: [], seeAll: null }])
  })

  it('leads an `other` item to its own address', () => {
    const other = sampleItem('Club', { type: 'other', URL: 'https://club.example.it/' })
    expect(buildMenuGroups([other])[0]?.href).toBe('https://club.example.it/')
  })
})
