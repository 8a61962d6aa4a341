import { buildPictureKey } from '@liberta/contracts/media/picture-address'

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
  | 'liveBlog'
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
  | 'share'
  | 'plain'
  | 'live'
  | 'feed'
  | 'sitemap'

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
  /** Seconds that a cache in front keeps a fresh page that it can be told to forget; as `shared` says where this is not said. */
  purged?: number
  /** The address names the content: it never changes. */
  immutable?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** How long each kind of content is kept, and by whom. The one place where lifetimes of answers are written. */
export const CACHE_POLICIES: Readonly<Record<ContentKind, CachePolicy>> = {
  home: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: DAY },
  latest: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: DAY },
  section: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  tag: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  journalist: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  story: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  /** Says when the CMS was last heard of, so that it is looked at often. */
  liveBlog: { browser: 0, shared: 1, ownFresh: 15, staleWhileRevalidate: 15, staleIfError: DAY },
  list: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  detail: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  text: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 60, staleWhileRevalidate: 60, staleIfError: DAY },
  search: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 30, staleIfError: HOUR },
  today: { browser: 0, shared: 1, ownFresh: 30, staleWhileRevalidate: 0, staleIfError: HOUR },
  redirect: { browser: 0, shared: 60, ownFresh: 60, staleWhileRevalidate: 60, staleIfError: HOUR },
  passing: { browser: 0, shared: null, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  /**
   * People and robots get different words: only the site itself, which tells one from the other, may keep them. That there is nothing is
   * true until somebody publishes, and may have been missed; what is withdrawn comes back by an announcement alone.
   */
  notFound: { browser: 0, shared: null, ownFresh: 10, staleWhileRevalidate: 0, staleIfError: 0 },
  withdrawn: { browser: 0, shared: null, ownFresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  unavailable: { browser: 0, shared: null, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  asset: { browser: YEAR, shared: YEAR, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0, immutable: true },
  /** One that was taken away is gone from shared caches after so long, and from our own disk (`confirm-pictures.ts`), whoever was not told of it. */
  media: { browser: YEAR, shared: 6 * HOUR, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0, immutable: true },
  /** A clip may be replaced under its name; its validators tell. */
  clip: { browser: DAY, shared: DAY, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  /** Drawn of a page's words, and asked for by a digest of them: kept as briefly as what it is drawn of may be seen once it is withdrawn. */
  share: { browser: HOUR, shared: MINUTE, ownFresh: null, staleWhileRevalidate: 0, staleIfError: HOUR },
  /** What is new, for who polls: one answer a second for all of them. */
  live: { browser: 1, shared: 1, ownFresh: null, staleWhileRevalidate: 0, staleIfError: 0 },
  feed: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 30, staleWhileRevalidate: 60, staleIfError: DAY },
  sitemap: { browser: 0, shared: 1, purged: 5 * MINUTE, ownFresh: 60, staleWhileRevalidate: 60, staleIfError: DAY },
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

/** The caches in front that can be told to forget a page. */
export type PurgeableFront = 'nginx' | 'varnish' | 'fastly' | 'cloudflare'

/** By which header each is told how long it keeps a page: one that nobody else reads, and that goes before all others there. */
const LASTING_HEADERS: Readonly<Record<PurgeableFront, (seconds: number) => [name: string, value: string]>> = {
  nginx: (seconds) => ['x-accel-expires', String(seconds)],
  varnish: (seconds) => ['surrogate-control', `max-age=${seconds}`],
  fastly: (seconds) => ['surrogate-control', `max-age=${seconds}`],
  cloudflare: (seconds) => ['cloudflare-cdn-cache-control', `max-age=${seconds}`],
}

/** How long a picture on our own disk is shown before it is asked for again whether it is still there; milliseconds. */
export const PICTURE_CONFIRMED_MS = (CACHE_POLICIES.media.shared ?? 0) * 1000

/**
 * What a picture says to caches: browsers keep it for a year, shared ones for hours, by a header of their own where they have one, and by which
 * key they can be told to forget it.
 */
export function writePictureHeaders(id: string, front?: PurgeableFront): Record<string, string> {
  const seconds = CACHE_POLICIES.media.shared ?? 0
  const key = buildPictureKey(id)
  // nginx may stand behind the one that is purged.
  const lasting = [LASTING_HEADERS.nginx(seconds), ...(front ? [LASTING_HEADERS[front](seconds)] : [])]
  return {
    ...writeCacheHeaders('media'),
    ...Object.fromEntries(lasting),
    'surrogate-key': key,
    ...(front === 'cloudflare' && { 'cache-tag': key }),
  }
}

/** What is known of a page that a cache in front may keep. */
interface LastingFacts {
  kind: ContentKind
  tags: readonly string[]
  /** When it is no longer true. */
  validUntil?: Date | undefined
  /** When the day that stands on it ends. */
  dayEndsAt?: Date | undefined
}

/**
 * What a page says beside its other headers where the cache in front may keep it for minutes, and no longer than to the end of the day that
 * stands on it, name and value in turn; nothing where it may not: it is of a kind that no change is announced for, is true until a moment
 * only, or a key of it does not fit or cannot be written, so that a purge would miss it.
 */
export function writeLastingHead(front: PurgeableFront, { kind, tags, validUntil, dayEndsAt }: LastingFacts): string[] {
  const { purged } = CACHE_POLICIES[kind]
  const written = writeSurrogateKey(tags)['surrogate-key'] ?? ''
  const isWhole = tags.length > 0 && tags.every((tag) => /^[!-+\--~]+$/.test(tag)) && written === tags.join(' ')
  if (purged === undefined || validUntil !== undefined || !isWhole) return []
  const left = dayEndsAt === undefined ? purged : Math.floor((dayEndsAt.getTime() - Date.now()) / 1000)
  if (left < 1) return []
  return [
    ...LASTING_HEADERS[front](Math.min(purged, left)),
    ...(front === 'cloudflare' ? ['cache-tag', tags.join(',')] : []),
  ]
}

/** Bytes of the whole line: what lies in front may refuse an answer whose head is too long, and a key of a cache is never so expensive. */
const LONGEST_SURROGATE_KEY = 4096 - 'surrogate-key: \r\n'.length

/**
 * What an answer is made of, for shared caches that are purged by it; nothing where it is made of nothing. At most 4 KB: the keys
 * that no longer fit are left out, the last ones first, and none is cut in two. An answer without all its keys lives as briefly as any.
 */
export function writeSurrogateKey(tags: readonly string[]): Record<string, string> {
  const keys: string[] = []
  let bytes = -1
  for (const tag of tags) {
    bytes += 1 + Buffer.byteLength(tag)
    if (bytes > LONGEST_SURROGATE_KEY) break
    keys.push(tag)
  }
  return keys.length > 0 ? { 'surrogate-key': keys.join(' ') } : {}
}

/** Which second it is by the clock of nginx in front, which tells it with every request. */
const FRONT_SECOND = 'x-front-second'

/**
 * By how many seconds its clock may be off from ours: anybody may say another second where what lies in front hands the word on, and the page would be
 * kept there until then.
 */
const FARTHEST_SECONDS = 60

/** Of a page that nginx in front keeps for a second. */
const BRIEF = /\bs-maxage=1\b/

/**
 * What has nginx keep a page to the end of its present second, by its own clock: from `s-maxage=1` it would keep it to the end of
 * the next one, and longer where it asks too early for what has just changed. Nothing where nobody
 * says which second it is, where that is far from `nowMs`, or where the page is kept otherwise. Stands behind Cache-Control, which says the rest.
 */
export function writeFrontExpiry(
  cacheControl: string,
  requestHeaders: Readonly<Record<string, string | string[] | undefined>>,
  nowMs = Date.now(),
): [name: 'x-accel-expires', value: string] | [] {
  const second = requestHeaders[FRONT_SECOND]
  const isSecond = typeof second === 'string' && /^\d{1,12}$/.test(second)
  const isNear = Math.abs(Number(second) - nowMs / 1000) <= FARTHEST_SECONDS
  return isSecond && isNear && BRIEF.test(cacheControl) ? ['x-accel-expires', `@${second}`] : []
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
