import type { AddressGrammar } from '../address-grammar.ts'
import { findFeedOfPage } from '../feed-address.ts'
import type { FeedFormat } from '../feed-format.table.ts'
import type { SiteAddress } from '../site-address.ts'
import { slugSchema } from '@liberta/contracts/sections/section.schema'

/** Where a moved path leads: a path of this origin, or an http(s) address where the rule itself says so. */
export interface Redirect {
  status: 301 | 302
  to: string
}

/** Addresses of the former site that still circulate, by their form. */
export interface LegacyAddress {
  pattern: RegExp
  /** Paths under which the rules may know where the readers of such an address go now; the nearest first. */
  known: (match: RegExpExecArray) => readonly string[]
  /** Where they go if the rules do not know: a page, a path, or nowhere, which is null. */
  nearest: (match: RegExpExecArray, grammar: AddressGrammar) => SiteAddress | string | null
}

const latest: SiteAddress = { type: 'latest', page: 1 }
const teleliberta: SiteAddress = { type: 'fixed', name: 'teleliberta', page: 1, query: {} }

/** Forms are matched against a redirect key: lower case, no slash at the end. */
const LEGACY_ADDRESSES: readonly LegacyAddress[] = [
  {
    // `/news/{cat}/{YYYY}/{MM}/{DD}/{slug}/`, and the pages of one day
    pattern: /^\/news\/([a-z0-9-]+)\/(?:19|20)\d\d\/[01]\d\/[0-3]\d(?:\/.*)?$/,
    known: ([, category]) => [`/categoria/${category}`, `/category/${category}`],
    nearest: ([, category = '']) => (isName(category) ? { type: 'section', sectionPath: category, page: 1 } : latest),
  },
  {
    // `/luoghi/{comune}/{YYYY}/…`
    pattern: /^\/luoghi\/([a-z0-9-]+)(\/(?:19|20)\d\d)?(?:\/.*)?$/,
    known: ([, town, year]) => [...(year === undefined ? [] : [`/luoghi/${town}${year}`]), `/luoghi/${town}`],
    nearest: ([, town = '']) => (isName(town) ? { type: 'tag', slug: town, page: 1 } : latest),
  },
  {
    // `/teleliberta/{YYYY}/…`
    pattern: /^\/teleliberta\/((?:19|20)\d\d)(?:\/.*)?$/,
    known: ([, year]) => [`/teleliberta/${year}`, '/teleliberta'],
    nearest: () => teleliberta,
  },
  {
    // `/feed/`, and `/{section…}/feed/` of whatever can be subscribed to
    pattern: /^(.*)\/feed(?:\/(rss2?|atom|rdf))?$/,
    known: ([key, page]) => (page === '' ? ['/feed'] : [key]),
    nearest: ([, page = '', format = ''], grammar) => findFeedOfPage(grammar, page || '/', readFormat(format)),
  },
]

/** Where the readers of a former address go now: as the rules say, or to the nearest sensible page; null for any other path. */
export function findLegacyRedirect(
  key: string,
  rules: ReadonlyMap<string, Redirect>,
  grammar: AddressGrammar,
): Redirect | null {
  for (const { pattern, known, nearest } of LEGACY_ADDRESSES) {
    const match = pattern.exec(key)
    if (match === null) continue
    const rule = known(match).map((path) => rules.get(path))
    const found = rule.find((redirect) => redirect !== undefined)
    if (found !== undefined) return found
    const to = nearest(match, grammar)
    if (to !== null) return { status: 301, to: typeof to === 'string' ? to : grammar.build(to) }
  }
  return null
}

/** What the former site called its formats. */
function readFormat(word: string): FeedFormat {
  return word === 'atom' ? 'atom' : 'rss'
}

/** A bare number is no name of a section or of a town. */
function isName(text: string): boolean {
  return slugSchema.safeParse(text).success && !/^\d+$/.test(text)
}
