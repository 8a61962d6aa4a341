import { describe, expect, it } from '@jest/globals'
import { linkSections } from './link-sections.ts'
import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { createSpecifiedGrammar } from './address-grammar.ts'

const grammar = createSpecifiedGrammar()

const section = (id: number, path: string) => ({ id, path, slug: path.slice(path.lastIndexOf('/') + 1), name: path })
const SECTIONS = [
  section(1, 'sport'),
  section(2, 'sport/calcio'),
  section(3, 'stili-di-vita'),
  section(4, 'stili-di-vita/viaggi'),
  section(5, 'territorio/varie'),
  section(6, 'cultura/varie'),
]

const item = (changes: Partial<NavigationItem>): NavigationItem => ({
  id: 0,
  name: 'Voce',
  URL: '/news/sport',
  type: 'section',
  subItem: [],
  ...changes,
})

/** The item as the header has it. */
function link(changes: Partial<NavigationItem>): NavigationItem | undefined {
  return linkSections({ trendings: [], navsections: [item(changes)], navfullsections: [] }, SECTIONS, grammar)
    .navsections[0]
}

describe('the menu links to where a section stands', () => {
  it.each([
    ['by its id, whatever address the CMS wrote', { id: 3, URL: '/news/stili.di.vita' }, '/news/stili-di-vita'],
    ['by the address, where the id names none', { id: 99, URL: '/news/sport/calcio' }, '/news/sport/calcio'],
    ['by its one slug, where it has moved', { id: 99, URL: '/news/lifestyle/viaggi' }, '/news/stili-di-vita/viaggi'],
    ['also where the type came wrong', { type: 'other', URL: '/news/lifestyle/viaggi' }, '/news/stili-di-vita/viaggi'],
    ['also where the address came without its prefix', { id: 99, URL: '/sport/calcio' }, '/news/sport/calcio'],
  ] as const)('%s', (_how, changes, URL) => {
    expect(link(changes)).toMatchObject({ URL })
  })

  it.each([
    ['names no section', { id: 99, URL: '/news/moda' }],
    ['has a slug that two sections have', { id: 99, URL: '/news/moda/varie' }],
  ] as const)('an item that %s is a heading and no dead link', (_what, changes) => {
    expect(link(changes)).toMatchObject({ type: 'noLink', URL: '' })
  })

  it.each(['https://club.example.it/', '/clubliberta', '/tag/piena-del-po', '/podcast'])(
    'what is no section keeps its address: %s',
    (URL) => {
      expect(link({ type: 'other', URL })).toMatchObject({ type: 'other', URL })
    },
  )

  it('at every depth, and what is hidden stays hidden', () => {
    const below = link({ id: 1, subItem: [item({ id: 99, URL: '/news/moda', type: 'menuHidden' }), item({ id: 2 })] })
    expect(below?.subItem).toMatchObject([{ type: 'menuHidden' }, { URL: '/news/sport/calcio' }])
  })

  it('a trending that leads to a section that is gone is left out', () => {
    const trendings = ['/news/moda', '/news/sport', '/tag/po'].map((URL) => ({ name: URL, URL }))
    const linked = linkSections({ trendings, navsections: [], navfullsections: [] }, SECTIONS, grammar)
    expect(linked.trendings.map(({ URL }) => URL)).toEqual(['/news/sport', '/tag/po'])
  })
})
