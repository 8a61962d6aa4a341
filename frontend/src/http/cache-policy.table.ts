/** How long a page is served, in milliseconds from its render. */
export interface PageLifetime {
  /** As it is. */
  freshMs: number
  /** As it is, while a newer one is rendered in the background (RFC 5861 §3). */
  staleMs: number
  /** Only where a newer one cannot be rendered (RFC 5861 §4). */
  errorMs: number
}

/** What an answer is, for caches. */
export type ContentKind =
  | 'home'
  | 'latest'
  | 'section'
  | 'tag'
  | 'journalist'
  | 'story'
  | 'list'
  | 'detail'
  | 'text'
  | 'search'
  | 'today'
  | 'redirect'
  | 'passing'
  | 'notFound'
  | 'withdrawn'
  | 'unavailable'
  | 'asset'
  | 'media'
  | 'clip'
  | 'plain'

export interface CachePolicy {
  /** Seconds that a browser keeps it without asking; 0 asks every time (and gets a 304). */
  browser: number
  /** Seconds that a shared cache serves it without asking; null forbids everybody to keep a copy. */
  shared: number | null
  /** Seconds more in which it is served while a newer one is fetched (RFC 5861). */
  staleWhileRevalidate: number
  /** Seconds more in which it is served while there is none to be had (RFC 5861). */
  staleIfError: number
  /** Seconds that our own page cache takes a page for fresh, purges aside; null for what is no page, or never kept. */
  ownFresh: number | null
  /** The address names the content: it never changes. */
  immutable?: true
}

const HOUR = 3600
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** How long each kind of content is kept, and by whom. The one place where lifetimes of answers are written. */
export const CACHE_POLICIES: Readonly<Record<ContentKind, CachePolicy>> = {
  home: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: DAY },
  latest: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: DAY },
  section: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  tag: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  journalist: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  story: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  list: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  detail: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  text: { browser: 0, shared: 1, ownFresh: 60, staleWhileRevalidate: 60, staleIfError: DAY },
  search: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: HOUR },
  today: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 0, staleIfError: HOUR },
  redirect: { browser: 0, shared: 60, ownFresh: 60, staleWhileRevalidate: 60, staleIfError: HOUR },
  passing: { browser: 0, shared: null, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  /** People and robots get different words: only the site itself, which tells one from the other, may keep them. */
  notFound: { browser: 0, shared: null, ownFresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  withdrawn: { browser: 0, shared: null, ownFresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  unavailable: { browser: 0, shared: null, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  asset: { browser: YEAR, shared: YEAR, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0, immutable: true },
  media: { browser: YEAR, shared: YEAR, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0, immutable: true },
  /** A clip may be replaced under its name; its validators tell. */
  clip: { browser: DAY, shared: DAY, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  plain: { browser: HOUR, shared: HOUR, ownFresh: null, staleWhileRevalidate: DAY, staleIfError: DAY },
}

/**
 * Seconds in which nginx in front serves a page while the site is down. Nobody can purge it there: what is withdrawn
 * meanwhile is seen as long. Time enough for a restart.
 */
const LONGEST_IN_FRONT = 60

/** How long our own page cache serves a page where nothing newer can be rendered; milliseconds. */
const KEPT_MS = 7 * DAY * 1000

/** The lifetimes of a kind in our own page cache: a page once made is kept, and shown stale rather than not at all. */
export function ownLifetime(kind: ContentKind): PageLifetime {
  const { ownFresh } = CACHE_POLICIES[kind]
  if (ownFresh === null) return { freshMs: 0, staleMs: 0, errorMs: 0 }
  const keptMs = kind === 'notFound' || kind === 'withdrawn' ? ownFresh * 1000 : KEPT_MS
  return { freshMs: ownFresh * 1000, staleMs: keptMs, errorMs: keptMs }
}

/**
 * The cache headers of a kind: Cache-Control for browsers and for nginx in front, CDN-Cache-Control for shared caches that
 * can be purged (RFC 9111, 9213, 5861).
 */
export function writeCacheHeaders(kind: ContentKind): Record<string, string> {
  const policy = CACHE_POLICIES[kind]
  const { shared, staleWhileRevalidate, staleIfError } = policy
  if (shared === null) return { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' }
  const stale = writeSeconds({ 'stale-while-revalidate': staleWhileRevalidate, 'stale-if-error': staleIfError })
  return {
    'cache-control': writeCacheControl(policy, shared),
    'cdn-cache-control': `public, max-age=${shared}${stale}`,
  }
}

/** What an answer is made of, for shared caches that are purged by it; nothing where it is made of nothing. */
export function writeSurrogateKey(tags: readonly string[]): Record<string, string> {
  return tags.length > 0 ? { 'surrogate-key': tags.join(' ') } : {}
}

function writeCacheControl({ browser, staleIfError, immutable }: CachePolicy, shared: number): string {
  if (immutable) return `public, max-age=${browser}, immutable`
  const inFront = { 's-maxage': shared, 'stale-if-error': Math.min(staleIfError, LONGEST_IN_FRONT) }
  return `public, max-age=${browser}${shared === browser ? '' : writeSeconds(inFront)}`
}

/** Directives of so many seconds, those without any left out. */
function writeSeconds(directives: Readonly<Record<string, number>>): string {
  return Object.entries(directives)
    .filter(([, seconds]) => seconds > 0)
    .map(([name, seconds]) => `, ${name}=${seconds}`)
    .join('')
}
