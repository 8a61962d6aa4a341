/** A little difference between two machines' clocks is none. */
export const CLOCK_SKEW_MS = 5000

/** Until when nobody needs to ask again, and for how long that was said; null where it was written without. */
export interface Freshness {
  freshUntil: number
  freshFor: number | null
}

/**
 * Whether a model is fresh at an instant (ms since the epoch). It is not where it would be for longer than was ever said: that was
 * written by a clock that was ahead and has been put right.
 */
export function isFresh({ freshUntil, freshFor }: Freshness, now: number): boolean {
  return now < freshUntil && freshUntil - now <= (freshFor ?? Infinity) + CLOCK_SKEW_MS
}

/**
 * When the upstream last said what stands there (ms since the epoch): it sent it, or answered «not modified». A model that was marked
 * stale counts from its last answer all the same.
 */
export function findConfirmedAt({ fetchedAt, freshUntil, freshFor }: Freshness & { fetchedAt: number }): number {
  return freshFor === null ? fetchedAt : Math.max(fetchedAt, freshUntil - freshFor)
}
