import { BAD_REQUEST, noSuchPath, RESOURCE_NOT_FOUND } from '@liberta/contracts/problems/problem.schema'
import { addressSettingsSchema } from './address-settings.schema.ts'
import type { AddressSettings } from './address-settings.schema.ts'
import { createAddressBuilder, pathOfFixedPage, spellingOf } from './build-address.ts'
import type { SearchSpelling } from './build-search.ts'
import { searchOfShortcut } from './event-shortcut.ts'
import type { EventShortcut } from './event-shortcut.ts'
import { FIXED_PAGE_NAMES, findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import { decodeOnce, normalisePath, readSearchSegments } from './normalise-path.ts'
import type { NormalisedPath } from './normalise-path.ts'
import { listRoutePaths } from './list-route-paths.ts'
import type { RoutePath } from './list-route-paths.ts'
import { addLite, asksForLite, hasLiteVersion, isLiteAddress } from './lite-version.ts'
import { takePageSegment } from './read-segment.ts'
import { createReaders, readCatchAll } from './read-address.ts'
import { namesSearch, readSearch } from './read-search.ts'
import { SEARCH_SCOPES } from './search-family.table.ts'
import type { SiteAddress } from './site-address.types.ts'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { FAMILY_TYPES, findFamily } from './family.table.ts'

/** What the site answers to a path, before anything is known of its content (requirements 5.3 to 5.5). */
export type ResolvedPath =
  /**
   * `canonical`: path and known query in the one spelling; the same page never stands under two of them. `isLite` where its lite version
   * is asked for, which then is part of it.
   */
  | { type: 'page'; address: SiteAddress; canonical: string; isLite?: true }
  /** `path` may end in a query. It is of this origin, and an address of a page. */
  | { type: 'redirect'; status: 301; path: string }
  | { type: 'refused'; status: 400 | 404; message: string }

/** All addresses of the site, as one installation spells them: a value that a program makes once, and hands to what reads or writes addresses. */
export interface AddressGrammar {
  /** The one address of what is asked for: a path, with its query where it has one. */
  build: (address: SiteAddress) => string
  /** Reads an address in whatever spelling, with or without a query; null where it fits no family. `parse(build(x))` is `x`. */
  parse: (address: string) => SiteAddress | null
  /**
   * What the site answers to a path as it stands on the wire, and to its query (with or without the question mark). A
   * redirect leads to the spelling of a page at once, and is followed by no other of the grammar's; whether there is such a page, and
   * whether it has another slug, only its content tells. A malformed spelling of nothing is refused.
   * Values of the query that the address does not know change nothing; of a repeated one the first counts.
   */
  resolve: (path: string, query?: string) => ResolvedPath
  /**
   * The address of a page to which the CMS links by its own spelling of a slug, in which capitals count: `/tag/Coppa.2026` is
   * `/tag/~43oppa~2e2026`. Any other path stays as it is.
   */
  spell: (path: string) => string
  /** A link to a page of this site as the CMS spells it, or as requirements 2 does, in this grammar; others stay as they are. */
  spellLink: (path: string) => string
  /** A path of this site as requirements 2 spells it, whatever this installation chose; for tables of paths. */
  spellAsSpecified: (path: string) => string
  /**
   * The address of the lite version of the page to which a link of this site leads, whatever stands behind its `#`; null where it leads
   * to no page, or to one that has none.
   */
  spellLite: (link: string) => string | null
  /** The address of the search of events that a shortcut stands for. */
  buildEventShortcut: (shortcut: EventShortcut) => string
  /** Where the pages of each kind stand, for a router. */
  routePaths: readonly RoutePath[]
}

type Query = () => URLSearchParams
type Read = { address: SiteAddress } | Exclude<NormalisedPath, { type: 'segments' | 'redirect' }> | null

/**
 * Makes the grammar of the settings.
 * @throws where the settings spell two families alike: the error names an address that would be read as another
 */
export function createAddressGrammar(settings: AddressSettings): AddressGrammar {
  const build = createAddressBuilder(settings)
  const readSegments = createSegmentReader(settings)
  const findSearch = createSearchFinder(settings)

  function read(path: string, query: Query): Read {
    const search = findSearch(path)
    const normalised = search === null ? normalisePath(path) : readSearchSegments(path)
    if (normalised.type !== 'segments' && normalised.type !== 'redirect') return normalised
    const segments =
      normalised.type === 'segments' ? normalised.segments : normalised.path.slice(1).split('/').filter(Boolean)
    const address =
      search === null
        ? readSegments(segments, query)
        : searchAddress(search, segments.slice(search.prefix.split('/').length), query())
    return address === null ? null : { address }
  }

  function resolve(path: string, query = ''): ResolvedPath {
    const readQuery = parseOnce(query)
    const found = read(path, readQuery)
    if (found === null || !('address' in found)) return refuse(path, found?.type)
    const isLite = query !== '' && hasLiteVersion(found.address) && asksForLite(readQuery())
    const canonical = isLite ? addLite(build(found.address)) : build(found.address)
    const leaves =
      withoutQuery(canonical) !== path ||
      // A form that knows no script sends its words in the query; the friendly address is the one that is kept.
      (settings.friendlySearch && found.address.type === 'search' && namesSearch(readQuery()))
    // What is left of a word may be one that stands for something else: a section called «tag.» would be led to `/news/tag`.
    if (leaves && parse(canonical) === null) return refuse(path, undefined)
    return leaves
      ? { type: 'redirect', status: 301, path: canonical }
      : { type: 'page', address: found.address, canonical, ...(isLite && { isLite }) }
  }

  function spellLite(link: string): string | null {
    const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(link) ?? []
    const path = withoutQuery(address)
    const resolved = resolve(path, addLite(address).slice(path.length))
    if (resolved.type === 'refused') return null
    const spelled = resolved.type === 'page' ? resolved.canonical : resolved.path
    return isLiteAddress(spelled) ? spelled + fragment : null
  }

  function parse(address: string): SiteAddress | null {
    const found = read(withoutQuery(address), parseOnce(address.slice(withoutQuery(address).length)))
    return found !== null && 'address' in found ? found.address : null
  }

  function spell(path: string): string {
    const words = path.split('/').filter(Boolean).map(decodeOnce)
    const isReadable = words.every((word) => word !== null && word.isWellFormed())
    if (!isReadable || path.includes('?') || path.includes('#') || resolve(path).type === 'page') return path
    const address = readSegments(words as string[], () => new URLSearchParams())
    return address === null ? path : build(address)
  }

  for (const probe of ADDRESS_PROBES) {
    if (!isSame(parse(build(probe)), probe)) {
      throw new Error(`the address settings spell two families alike: ${build(probe)} is not read as ${probe.type}`)
    }
  }
  const grammar = { build, parse, resolve, spell }
  const buildEventShortcut = (shortcut: EventShortcut) =>
    build({ type: 'search', scope: 'events', search: searchOfShortcut(shortcut, settings.eventTagsByName) })
  const routePaths = listRoutePaths(settings)
  return { ...grammar, ...createRespelling(grammar, settings), spellLite, buildEventShortcut, routePaths }
}

/** The grammar with the spellings of requirements 2. */
export function createSpecifiedGrammar(): AddressGrammar {
  return createAddressGrammar(addressSettingsSchema.parse({}))
}

type OwnSpelling = Pick<AddressGrammar, 'build' | 'parse' | 'resolve' | 'spell'>

/** The way between a grammar's own spellings and those of requirements 2, of which most installations have no other. */
function createRespelling(
  own: OwnSpelling,
  settings: AddressSettings,
): Pick<AddressGrammar, 'spellLink' | 'spellAsSpecified'> {
  if (hasSameSpellings(settings, addressSettingsSchema.parse({}))) {
    return { spellLink: own.spell, spellAsSpecified: (path) => path }
  }
  const specified = createSpecifiedGrammar()
  return {
    spellLink: (path) => {
      const spelled = own.spell(path)
      if (own.resolve(spelled).type === 'page') return spelled
      const address = specified.parse(specified.spell(path))
      return address === null ? spelled : own.build(address)
    },
    spellAsSpecified: (path) => {
      const address = own.parse(path)
      return address === null ? path : specified.build(address)
    },
  }
}

function hasSameSpellings(one: AddressSettings, other: AddressSettings): boolean {
  // Parsed anew, so that both have their keys in the schema's order.
  return JSON.stringify(addressSettingsSchema.parse(one)) === JSON.stringify(other)
}

function isSame(found: SiteAddress | null, requested: SiteAddress): boolean {
  const known = new Map<string, unknown>(Object.entries(found ?? {}))
  return Object.entries(requested).every(([key, value]) => JSON.stringify(known.get(key)) === JSON.stringify(value))
}

function refuse(path: string, why: 'file' | 'malformed' | 'unreadable' | undefined): ResolvedPath {
  switch (why) {
    case 'file':
      return { type: 'refused', status: 404, message: RESOURCE_NOT_FOUND }
    case 'unreadable':
      return { type: 'refused', status: 400, message: BAD_REQUEST }
    default:
      return { type: 'refused', status: 404, message: noSuchPath(path) }
  }
}

/** Most addresses know no query: it is read when a family first asks. */
function parseOnce(query: string): Query {
  let parsed: URLSearchParams | null = null
  return () => (parsed ??= new URLSearchParams(query))
}

function withoutQuery(address: string): string {
  const question = address.indexOf('?')
  return question === -1 ? address : address.slice(0, question)
}

/** Finds by its beginning the search that a path is of; escaped letters and doubled slashes do not hide it. */
function createSearchFinder(settings: AddressSettings): (path: string) => SearchSpelling | null {
  const searches = SEARCH_SCOPES.map((scope) => spellingOf(settings, scope))
    .map((spelling) => ({ spelling, words: spelling.prefix.split('/') }))
    .toSorted((one, other) => other.words.length - one.words.length)
  const longest = searches[0]?.words.length ?? 0
  return (path) => {
    const start = path
      .split('/', longest * 4)
      .filter(Boolean)
      .slice(0, longest)
    const words = start.map((word) => decodeOnce(word)?.toLowerCase())
    return searches.find((search) => search.words.every((word, index) => words[index] === word))?.spelling ?? null
  }
}

function searchAddress(
  { scope, suffix }: SearchSpelling,
  words: readonly string[],
  query: URLSearchParams,
): SiteAddress {
  return { type: 'search', scope, search: readSearch({ scope, suffix }, words, query) }
}

/** Finds the family of normalised segments: a fixed page, the family of the longest prefix, or the catch-all. */
function createSegmentReader(
  settings: AddressSettings,
): (words: readonly string[], query: Query) => SiteAddress | null {
  const readFixedPage = createFixedPageReader(settings)
  const readers = createReaders(settings)
  const searches = SEARCH_SCOPES.map((scope) => spellingOf(settings, scope).prefix)
  const deepest = Math.max(...[...readers.keys()].map((prefix) => prefix.split('/').length))
  // What begins like a family and is none of it is nothing: the catch-all does not take it (requirements 2.58).
  const roots = new Set(
    ['multimedia', 'necrologie', ...readers.keys(), ...searches].map((prefix) => prefix.split('/')[0]),
  )
  return (words, query) => {
    if (words.length === 0) return { type: 'home' }
    const fixed = readFixedPage(words, query)
    if (fixed !== undefined) return fixed
    for (let length = Math.min(deepest, words.length); length > 0; length -= 1) {
      const known = readers.get(words.slice(0, length).join('/'))
      if (known === undefined) continue
      for (const reader of known) {
        const address = reader(words.slice(length), query)
        if (address !== null) return address
      }
      return null
    }
    return roots.has(words[0]) ? null : readCatchAll(words, query)
  }
}

/** Reads a fixed page; undefined where there is none, null where there is one that has no pages. */
function createFixedPageReader(settings: AddressSettings) {
  const names = new Map<string, FixedPageName>(
    FIXED_PAGE_NAMES.map((name) => [pathOfFixedPage(name, settings).slice(1).toLowerCase(), name]),
  )
  return (words: readonly string[], query: Query): SiteAddress | null | undefined => {
    const exact = names.get(words.join('/'))
    if (exact !== undefined) return { type: 'fixed', name: exact, page: 1, query: readKnownQuery(exact, query) }
    const { segments, page } = takePageSegment(words)
    const name = segments.length === words.length ? undefined : names.get(segments.join('/'))
    if (name === undefined) return undefined
    return findFixedPage(name).pages ? { type: 'fixed', name, page, query: readKnownQuery(name, query) } : null
  }
}

function readKnownQuery(name: FixedPageName, query: Query): Readonly<Record<string, string>> {
  const { query: known } = findFixedPage(name)
  if (known === undefined) return {}
  const given = Object.entries(known).map(([key, pattern]) => [key, query().get(key) ?? '', pattern] as const)
  return Object.fromEntries(given.flatMap(([key, value, pattern]) => (pattern.test(value) ? [[key, value]] : [])))
}

/** One address of each form, by which a grammar is tried: settings under which two families share a form are refused. */
export const ADDRESS_PROBES: readonly SiteAddress[] = [
  { type: 'home' },
  { type: 'category', sectionPath: 'uno/due', page: 2 },
  { type: 'article', sectionPath: 'uno/due', slug: 'tre', id: 4 },
  // A probe is an address of its family, which the compiler cannot follow through the table.
  ...FAMILY_TYPES.flatMap((type) => findFamily(type).probes.map((parts) => ({ type, ...parts }) as SiteAddress)),
  ...SEARCH_SCOPES.map((scope): SiteAddress => ({ type: 'search', scope, search: { ...EMPTY_SEARCH, text: 'po' } })),
  ...FIXED_PAGE_NAMES.map((name): SiteAddress => ({ type: 'fixed', name, page: 1, query: {} })),
]
