import { buildSitemapId, parseSitemapId } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { AddressGrammar } from './address-grammar.ts'
import { resolveFeed } from './feed-address.ts'
import type { ResolvedFeed } from './feed-address.ts'

/** What the site answers to the path of what is no page but made, kept and sent as pages are; null for any other path. */
export type ResolvedDocument = ResolvedFeed | { type: 'sitemap'; id: string; canonical: string }

const SITEMAP = /^\/sitemap(?:-([a-z0-9-]+))?\.xml$/
const PART = /^([a-z]+)-(\d{4}-\d{2})(?:-(\d+))?$/

/** The address of a sitemap by the id of its read model: `/sitemap.xml`, `/sitemap-news.xml`, `/sitemap-stories-2026-11.xml`. */
export function buildSitemapAddress(id: string): string {
  if (id === 'index') return '/sitemap.xml'
  const part = parseSitemapId(id)
  if (part === null) return `/sitemap-${id}.xml`
  return `/sitemap-${part.kind}-${part.month}${part.file === 1 ? '' : `-${part.file}`}.xml`
}

/** Reads the path of a feed or of a sitemap, and its query; what is neither is a page, a file, or nothing. */
export function resolveDocument(grammar: AddressGrammar, path: string, query = ''): ResolvedDocument | null {
  const match = SITEMAP.exec(path)
  const id = match && readSitemap(match[1])
  if (id !== null && buildSitemapAddress(id) === path) return { type: 'sitemap', id, canonical: path }
  return resolveFeed(grammar, path, query)
}

function readSitemap(name: string | undefined): string | null {
  if (name === undefined) return 'index'
  if (name === 'news') return name
  const [, kind = '', month = '', file = '1'] = PART.exec(name) ?? []
  const part = parseSitemapId(`${kind}.${month}.${file}`)
  return part && buildSitemapId(part)
}
