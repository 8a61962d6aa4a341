/** How an answer came about, as its Cache-Status says (RFC 9211); `untold` where there is none. */
export const CACHE_RESULTS = ['hit', 'stale', 'miss', 'bypass', 'untold'] as const
export type CacheResult = (typeof CACHE_RESULTS)[number]

/** What headers tell of the freshness of a page; seconds. */
export interface Freshness {
  result: CacheResult
  /** Past the time for which it was fresh; 0 for what is fresh, or where nothing is told. */
  overdue: number
  /** Since caches in front of the site got it (Age, RFC 9111 §5.1); null where they do not say. */
  age: number | null
}

/** Reads Cache-Status and Age. Of several caches the last one counts: it is next to the reader (RFC 9211 §2). */
export function readFreshness(headers: Readonly<Record<string, string>>): Freshness {
  const age = headers['Age']
  const told = { age: age !== undefined && /^\d+$/.test(age) ? Number(age) : null }
  const statuses = headers['Cache-Status']
  if (statuses === undefined) return { ...told, result: 'untold', overdue: 0 }
  const status = statuses.slice(statuses.lastIndexOf(',') + 1)
  const ttl = Number(/;\s*ttl=(-?\d+)/.exec(status)?.[1] ?? 0)
  if (/;\s*hit\b/.test(status)) {
    return ttl < 0 ? { ...told, result: 'stale', overdue: -ttl } : { ...told, result: 'hit', overdue: 0 }
  }
  return { ...told, result: /;\s*fwd=bypass\b/.test(status) ? 'bypass' : 'miss', overdue: 0 }
}
