import { describe, expect, it } from '@jest/globals'
import { siteConfigurationSchema, type NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { FOLDERS } from './folders.ts'
import { isKnownAddress } from './known-addresses.ts'
import { EDITORIAL_PAGES } from './editorial-pages.ts'
import { FIXED_REDIRECTS } from './redirects.ts'
import { SITE_CONFIGURATION } from './site-configuration.ts'

const flatten = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flatten(item.subItem)])

const { navsections, navfullsections, trendings } = SITE_CONFIGURATION
const items = flatten([...navsections, ...navfullsections])

describe('the configuration of the site (requirements 3.30)', () => {
  it('is what the contract says', () => {
    expect(siteConfigurationSchema.safeParse(SITE_CONFIGURATION).error).toBeUndefined()
    expect(trendings).toHaveLength(10)
  })

  it('uses all types of item: section, other, menuHidden, noLink', () => {
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['section', 'other', 'menuHidden', 'noLink']))
    expect(navsections.filter(({ type }) => type === 'menuHidden')).toHaveLength(1)
  })

  it('leads only to routes of the site, sections and tags', () => {
    const addresses = [...items.filter(({ type }) => type !== 'noLink'), ...trendings].map(({ URL }) => URL)
    expect(addresses.filter((address) => !isKnownAddress(address))).toEqual([])
  })

  it('lays the footer out as «the first 4 items, the next 3, then the rest»', () => {
    expect(navfullsections.map(({ name }) => name)).toEqual([
      'Notizie',
      'Territorio',
      'Sport',
      'Cultura',
      'Lifestyle',
      'Multimedia',
      'Eventi',
      'Servizi',
      'Trasparenza',
    ])
  })
})

describe('other links of the catalogue', () => {
  it('leads from editorial pages and redirects only to what exists', () => {
    const links = EDITORIAL_PAGES.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'links' ? block.items.map(({ URL }) => URL) : [])),
    )
    const targets = [FIXED_REDIRECTS[301], FIXED_REDIRECTS[302]].flatMap((rules) =>
      Object.values(rules).map(({ newUrl }) => newUrl),
    )
    const folders = FOLDERS.map(({ URL }) => URL)
    const lost = [...links, ...targets, ...folders].filter(
      (address) => !isKnownAddress(address) && !address.startsWith('https://'),
    )
    expect(lost).toEqual([])
  })
})
