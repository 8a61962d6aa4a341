/** What a 429 without `Retry-After` asks for. */
const UNTOLD_MS = 5000

/** An upstream that asks for calm for longer, by a fault of its clock, is called again after this long. */
const LONGEST_MS = 15 * 60_000
const SHORTEST_MS = 1000

/** The milliseconds of calm that are kept of those that an upstream asks for. */
export function boundCalm(ms: number, longestMs: number = LONGEST_MS): number {
  return Math.round(Math.min(longestMs, Math.max(SHORTEST_MS, ms)))
}

/**
 * The milliseconds for which an answer asks for calm: by `Retry-After` in seconds or as a date (RFC 9110 §10.2.3); five seconds for
 * a 429 without it. Null where it asks for none.
 */
export function readCalm(status: number, retryAfter: string | null, now: number = Date.now()): number | null {
  if (status !== 429 && status !== 503) return null
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  if (!Number.isNaN(date)) return Math.max(0, date - now)
  return status === 429 ? UNTOLD_MS : null
}
