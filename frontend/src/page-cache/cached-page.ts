/** What a render gives to the cache. */
export interface RenderedPage {
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

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page ready to be sent: its bytes in each encoding, its headers and its times in milliseconds since the epoch. */
export interface CachedPage {
  status: number
  bodies: Readonly<Record<Encoding, Buffer>>
  headers: Readonly<Record<string, string>>
  etag: string
  tags: readonly string[]
  renderedAt: number
  freshUntil: number
  staleUntil: number
  errorUntil: number
}

/** Bytes that a page takes in memory, near enough for a bound. */
export function weighPage(page: CachedPage): number {
  return page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length + 1024
}
