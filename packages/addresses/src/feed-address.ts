import { isSlug } from '@liberta/contracts/text/slug'
import type { AddressGrammar } from './address-grammar.ts'
import { kindOfPage } from './list-route-paths.ts'
import type { SiteAddress } from './site-address.types.ts'
import { FEED_FORMATS, PAGES_WITH_FEED } from './feed-format.table.ts'
import type { FeedFormat } from './feed-format.table.ts'

/** What is subscribed to: what a page lists, or one of the podcasts, which share a page. */
export type FeedSubject = { type: 'page'; address: SiteAddress } | { type: 'podcast'; slug: string }

export interface FeedAddress {
  format: FeedFormat
  of: FeedSubject
}

/** What the site answers to the path of a feed. */
export type ResolvedFeed =
  | { type: 'feed'; feed: FeedAddress; canonical: string }
  | { type: 'redirect'; status: 301; path: string }

const FEED_FILE = new RegExp(`^(?<page>.*)/feed\\.(?<format>${Object.keys(FEED_FORMATS).join('|')})$`, 'i')

/** The formats in which what a page lists can be had; none where it cannot be subscribed to. */
export function formatsOf(address: SiteAddress): readonly FeedFormat[] {
  return isSubscribable(address) ? (PAGES_WITH_FEED[kindOfPage(address)] ?? []) : []
}

/** The one address of a feed: a file below the page that lists the same things. */
export function buildFeedAddress(grammar: AddressGrammar, { format, of }: FeedAddress): string {
  const page = of.type === 'page' ? grammar.build(of.address) : `${podcastsPath(grammar)}/${of.slug}`
  const query = page.indexOf('?')
  const [path, rest] = query === -1 ? [page, ''] : [page.slice(0, query), page.slice(query)]
  return `${path === '/' ? '' : path}/feed.${format}${rest}`
}

/**
 * Reads the path of a feed as it stands on the wire, and its query; null for what is none. A feed has one spelling, as pages have:
 * another one leads to it.
 */
export function resolveFeed(grammar: AddressGrammar, path: string, query = ''): ResolvedFeed | null {
  const { page = '', format = '' } = FEED_FILE.exec(path)?.groups ?? {}
  const feed = format === '' ? null : readFeed(grammar, { page, query, format: format.toLowerCase() as FeedFormat })
  if (feed === null) return null
  const canonical = buildFeedAddress(grammar, feed)
  const end = canonical.indexOf('?')
  const isCanonical = (end === -1 ? canonical : canonical.slice(0, end)) === path
  return isCanonical ? { type: 'feed', feed, canonical } : { type: 'redirect', status: 301, path: canonical }
}

/** The feed that readers of a page want who do not say in which format, as former addresses do: RSS, where there is one. */
export function findFeedOfPage(grammar: AddressGrammar, path: string, format: FeedFormat = 'rss'): string | null {
  const address = toSubject(grammar.parse(path))
  if (address === null) return null
  return formatsOf(address).includes(format)
    ? buildFeedAddress(grammar, { format, of: { type: 'page', address } })
    : null
}

function readFeed(
  grammar: AddressGrammar,
  { page, query, format }: { page: string; query: string; format: FeedFormat },
): FeedAddress | null {
  const below = `${podcastsPath(grammar)}/`
  if (page.toLowerCase().startsWith(below)) {
    const slug = page.slice(below.length).toLowerCase()
    return isSlug(slug) && format === 'rss' ? { format, of: { type: 'podcast', slug } } : null
  }
  const address = toSubject(grammar.parse(`${page || '/'}${query === '' ? '' : `?${query}`}`))
  if (address === null || !formatsOf(address).includes(format)) return null
  return { format, of: { type: 'page', address } }
}

/** What has several pages has one feed: the catch-all's spelling of a section is the section's, the latest news are the site's. */
function toSubject(address: SiteAddress | null): SiteAddress | null {
  if (address?.type === 'latest' && address.page === 1) return { type: 'home' }
  return address?.type === 'category' ? { ...address, type: 'section' } : address
}

function podcastsPath(grammar: AddressGrammar): string {
  return grammar.build({ type: 'fixed', name: 'podcast', page: 1, query: {} })
}

/** A feed is of the newest: of the first page alone, and of obituaries by town alone, as what a name finds is nobody's calendar. */
function isSubscribable(address: SiteAddress): boolean {
  if (address.type === 'search') return address.search.page === 1 && address.search.when === null
  if (address.type === 'obituaries') return address.page === 1 && address.query === null && address.period === null
  return !('page' in address) || address.page === 1
}
