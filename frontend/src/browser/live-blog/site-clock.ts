/**
 * The site's time as far as a page knows it: the device's own may be set wrong by any amount. Each moment that was heard of has passed there;
 * from the latest on, time is counted here. It is never ahead of the site's, and behind by no more than an answer was under way.
 * @param now milliseconds of a clock that never goes back
 */
export function createSiteClock(now: () => number = () => performance.now()): {
  hear: (ms: number) => void
  now: () => number
} {
  let ahead = -Infinity
  return {
    hear: (ms) => (ahead = Math.max(ahead, ms - now())),
    now: () => ahead + now(),
  }
}
