/**
 * Whether what waits for `mostMs` at most still waits at `now` for its end at `until`; milliseconds, by the same clock. A wait that would be longer was
 * reckoned by a clock that was ahead and has been put right since: it is over.
 */
export function isWaiting(until: number, now: number, mostMs: number): boolean {
  return now < until && until - now <= mostMs
}
