import type { AddressSettings } from './address-settings.schema.ts'
import { affixesOf, pathOfFixedPage, spellingOf } from './build-address.ts'
import { FAMILY_TYPES, findFamily } from './family.table.ts'
import type { FamilyType } from './family.table.ts'
import { FIXED_PAGE_NAMES, findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import { SEARCH_FAMILIES, SEARCH_SCOPES } from './search-family.table.ts'
import type { AddressType, SiteAddress } from './site-address.types.ts'

type SearchName = (typeof SEARCH_FAMILIES)[keyof typeof SEARCH_FAMILIES]['name']

/** A kind of page: a fixed page or a search by its name, any other by the type of its addresses. */
export type PageKind = FixedPageName | SearchName | Exclude<AddressType, 'fixed' | 'search'>

/** Where the pages of one kind stand, in the language of a router: `/tag/:slug/:page?`, `/ricerca/*`. */
export interface RoutePath {
  kind: PageKind
  type: AddressType
  path: string
}

/** The kind of page that an address asks for. */
export function kindOfPage(address: SiteAddress): PageKind {
  switch (address.type) {
    case 'fixed':
      return address.name
    case 'search':
      return SEARCH_FAMILIES[address.scope].name
    default:
      return address.type
  }
}

const PAGE_PATTERN = '[/page_{n}]'
const SPLAT = '*'

/**
 * One path for each kind of page, under these settings. Where words of any number stand behind a prefix the path ends in a splat: those of
 * sections and stories are the same, and only the grammar tells them apart.
 */
export function listRoutePaths(settings: AddressSettings): RoutePath[] {
  return [
    { kind: 'home', type: 'home', path: '/' },
    ...FIXED_PAGE_NAMES.map((name): RoutePath => {
      const path = `${pathOfFixedPage(name, settings)}${findFixedPage(name).pages ? '/:page?' : ''}`
      return { kind: name, type: 'fixed', path }
    }),
    ...FAMILY_TYPES.map((type): RoutePath => ({ kind: type, type, path: pathOfFamily(type, settings) })),
    ...SEARCH_SCOPES.map((scope): RoutePath => {
      const { prefix } = spellingOf(settings, scope)
      return { kind: SEARCH_FAMILIES[scope].name, type: 'search', path: `/${prefix}/${SPLAT}` }
    }),
    { kind: 'category', type: 'category', path: `/${SPLAT}` },
    { kind: 'article', type: 'article', path: `/${SPLAT}` },
  ]
}

/** The path of a family, of its patterns in docs/routes.md; a word that not all of them have may be missing. */
function pathOfFamily(type: FamilyType, settings: AddressSettings): string {
  const { prefix: givenPrefix, suffix: givenSuffix, isList, routes } = findFamily(type)
  const { prefix, suffix } = affixesOf(type, settings)
  const spellings = routes.map(({ pattern }) =>
    pattern
      .slice(givenPrefix.length + 1)
      .replace(PAGE_PATTERN, '')
      .replace(givenSuffix === '' ? '' : new RegExp(`/${givenSuffix}$`), ''),
  )
  if (spellings.some((spelling) => spelling.includes('…'))) return `/${prefix}/${SPLAT}`
  const words = spellings.map((spelling) => spelling.split('/').filter(Boolean))
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? []
  const named = longest.map((word) => `${nameOfWord(word)}${words.every((each) => each.includes(word)) ? '' : '?'}`)
  return `/${[prefix, ...named, ...(suffix === '' ? [] : [suffix]), ...(isList ? [':page?'] : [])].join('/')}`
}

/** `{tag}_{id}` is `:tag`, `{slug-id}` is `:slug`. */
function nameOfWord(word: string): string {
  return `:${/^\{([a-z]+)/.exec(word)?.[1] ?? word}`
}
