import { describe, expect, it } from '@jest/globals'
import { sampleItem } from '../testing/sample-site.ts'
import { buildMenuGroups, MENU_LINK_LIMIT } from './menu-groups.ts'

const links = (count: number) => Array.from({ length: count }, (_, index) => sampleItem(`Voce ${index + 1}`))

describe('buildMenuGroups (specification §2: up to 7 leaf links with a «Vedi tutti» link)', () => {
  it('shows all links of a group that has no more than 7, without «Vedi tutti»', () => {
    const [group] = buildMenuGroups([sampleItem('Sport', { subItem: links(MENU_LINK_LIMIT) })])
    expect(group?.links).toHaveLength(7)
    expect(group?.seeAll).toBeNull()
  })

  it('cuts at 7 and leads to the whole group', () => {
    const [group] = buildMenuGroups([sampleItem('Sport', { subItem: links(8) })])
    expect(group?.links.map(({ name }) => name)).toEqual(links(7).map(({ name }) => name))
    expect(group?.seeAll).toBe('/news/sport')
  })

  it.each(['Servizi', 'Territorio'])('shows all of «%s»', (name) => {
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

  it('makes a `noLink` item a heading without a link', () => {
    const [group] = buildMenuGroups([sampleItem('Notizie', { type: 'noLink', subItem: links(9) })])
    expect(group?.href).toBeNull()
    expect(group?.seeAll).toBeNull()
  })

  it('leads an `other` item to its own address', () => {
    const other = sampleItem('Club', { type: 'other', URL: 'https://club.example.it/' })
    expect(buildMenuGroups([other])[0]?.href).toBe('https://club.example.it/')
  })
})
