import type { Encoding } from '../server/negotiate-encoding.ts'

/** What a render gives to the cache. */
export interface PageDraft {
  status: number
  /** The whole document, or the plain text for a robot. */
  text: string
  /** Headers that every answer with this page carries; names in lower case. */
  headers: Readonly<Record<string, string>>
  /** What the page is made of: `story:7242`, `section:12`, … A change of one of them makes it stale. */
  tags: readonly string[]
  lifetime: PageLifetime
}

/** How long a page is served, in milliseconds from its render. */
export interface PageLifetime {
  /** As it is. */
  freshMs: number
  /** As it is, while a newer one is rendered in the background (RFC 5861 §3). */
  staleMs: number
  /** Only where a newer one cannot be rendered (RFC 5861 §4). */
  errorMs: number
}

/** One encoding of a page: its bytes, and its headers as they go on the wire, name and value in turn. */
export interface PageEncoding {
  head: readonly string[]
  body: Buffer
}

/** A page ready to be sent in each encoding; times in milliseconds since the epoch. */
export interface CachedPage {
  status: number
  encodings: Readonly<Record<Encoding, PageEncoding>>
  /** The headers of a 304 (RFC 9110 §15.4.5). */
  unchangedHead: readonly string[]
  etag: string
  tags: readonly string[]
  renderedAt: number
  freshUntil: number
  staleUntil: number
  errorUntil: number
}

/** Whether the cache keeps it: an error of ours and a way that is open only at this moment have no lifetime at all. */
export function isKept({ errorUntil, renderedAt }: CachedPage): boolean {
  return errorUntil > renderedAt
}

/** Bytes that a page takes in memory, near enough for a bound. */
export function weighPage(page: CachedPage): number {
  const { br, gzip, identity } = page.encodings
  return br.body.length + gzip.body.length + identity.body.length + 4096
}
