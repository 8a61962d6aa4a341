import type { Encoding } from '../http/content-encoding.ts'
import type { CachedPage, PageDraft, PageEncoding } from './cached-page.ts'

/** What a 304 repeats of the headers of the 200 (RFC 9110 §15.4.5). */
const REPEATED = new Set(['cache-control', 'cdn-cache-control', 'vary', 'surrogate-key'])

let lastId = 0

/** Turns a packed page into what goes on the wire, with its headers and a weak ETag. */
export function precompressPage(
  { status, route, content, headers, tags, madeOf, isPartial = false, lifetime, cpuMs, lastingHead = [] }: PageDraft,
  now: number,
): CachedPage {
  const { encoding, bytes, etag } = content
  const common = { ...headers, vary: 'accept-encoding', ...(status === 200 ? { etag } : {}) }
  const repeated = Object.fromEntries(Object.entries(common).filter(([name]) => REPEATED.has(name)))
  const commonHead = flatten(common)
  return {
    id: takeId(),
    status,
    route,
    encoding,
    kept: precompressEncoding(commonHead, encoding, bytes),
    commonHead,
    unchangedHead: flatten({ ...repeated, etag }),
    etag,
    cacheControl: headers['cache-control'] ?? '',
    lastingHead,
    tags,
    madeOf,
    isPartial,
    cpuMs,
    renderedAt: now,
    freshUntil: now + lifetime.freshMs,
    staleUntil: now + lifetime.staleMs,
    errorUntil: now + lifetime.errorMs,
  }
}

/** The number of a page that is kept from now on; what is made of a page is remembered by it. */
export function takeId(): number {
  lastId += 1
  return lastId
}

/** One encoding of a page, whose other headers are those of each of its encodings. */
export function precompressEncoding(commonHead: readonly string[], encoding: Encoding, body: Buffer): PageEncoding {
  const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { body, head: [...commonHead, ...own, 'content-length', String(body.length)] }
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}
