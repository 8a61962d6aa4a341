import type { PageLifetime } from '../http/cache-policy.table.ts'
import type { Encoding } from '../http/content-encoding.ts'

/** How an answer came about; said to machines by Cache-Status (RFC 9211). `shared` is of another copy; `bypass` never came to the cache. */
export const CACHE_OUTCOMES = ['hit', 'stale', 'shared', 'miss', 'renewed', 'stale-if-error', 'bypass'] as const
export type CacheOutcome = (typeof CACHE_OUTCOMES)[number]

/** The whole document, or the plain text for a robot, in one encoding. */
export interface PackedContent {
  encoding: Encoding
  /** A piece of memory of its own, not a view of a larger one: what is kept takes what it weighs. */
  bytes: Buffer
  /** Weak, of the text: the same in every encoding. */
  etag: string
}

/** What a render gives to the cache. */
export interface PageDraft {
  status: number
  /** What requests for it are counted as: the kind of the page. */
  route: string
  content: PackedContent
  /** Headers that every answer with this page carries; names in lower case. */
  headers: Readonly<Record<string, string>>
  /** What the page is made of: `story:7242`, `section:12`, … A change of one of them makes it stale. */
  tags: readonly string[]
  /** The read models that the page was made of, by name, each with its revision: of the frame around it those whose change shows on every page. */
  madeOf: ReadonlyMap<string, string>
  /** Something that belongs in it could not be had, and was left out. */
  isPartial?: boolean
  lifetime: PageLifetime
  /** Milliseconds of CPU that the render took, as far as it is known. */
  cpuMs?: number | undefined
  /** What it says more to a cache in front, name and value in turn, while it is fresh. */
  lastingHead?: readonly string[]
}

/** One encoding of a page: its bytes, and its headers as they go on the wire, name and value in turn. */
export interface PageEncoding {
  head: readonly string[]
  body: Buffer
}

/** A page ready to be sent in the one encoding that is kept of it; times in milliseconds since the epoch. */
export interface CachedPage {
  /** Of this very rendering, and of no other. */
  id: number
  status: number
  /** What requests for it are counted as. */
  route: string
  /** Brotli, but for what is too small to be worth it; what else is asked for is made of it (other-encodings). */
  encoding: Encoding
  kept: PageEncoding
  /** Its bytes are as few as they can be (repack-page). */
  isRepacked?: true
  /** The headers that every encoding has. */
  commonHead: readonly string[]
  /** The headers of a 304 (RFC 9110 §15.4.5). */
  unchangedHead: readonly string[]
  etag: string
  /** The header of that name; empty where there is none. */
  cacheControl: string
  /** What it says more to a cache in front, name and value in turn, while it is fresh. */
  lastingHead: readonly string[]
  tags: readonly string[]
  madeOf: ReadonlyMap<string, string>
  isPartial: boolean
  /** Milliseconds of CPU that its render took, as far as it is known. */
  cpuMs?: number | undefined
  renderedAt: number
  freshUntil: number
  /** Since when it is known that it is not as it should be, where that is so. */
  outdatedAt?: number
  staleUntil: number
  errorUntil: number
}

/** Headers, tags and the lists that a page stands in; bytes, near enough for a bound. */
const OVERHEAD_BYTES = 4096

/** Whether the cache keeps it: an error of ours and a way that is open only at this moment have no lifetime at all. */
export function isKept({ errorUntil, renderedAt }: CachedPage): boolean {
  return errorUntil > renderedAt
}

/** Bytes that a page takes in memory, near enough for a bound. */
export function weighPage({ kept }: CachedPage): number {
  return weighEncoding(kept) + OVERHEAD_BYTES
}

/** Bytes that an encoding takes beside its page: its headers are the page's but for two. */
export function weighEncoding({ body }: PageEncoding): number {
  return body.length + 512
}
