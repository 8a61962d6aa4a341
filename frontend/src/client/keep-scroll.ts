import {
  readScrollPositions,
  rememberScroll,
  SCROLL_COOKIE,
  SCROLL_LIFETIME,
  writeScrollPositions,
} from './scroll-positions.ts'

/** How long a place is looked for, and how long the reader's own movement ends the search; milliseconds (specification §2). */
const RESTORE_MS = 1500

/**
 * Remembers where each page was left, and finds the place again on back and forward where the browser has not: a page whose
 * pictures and islands grow after it is shown can be too short at first. New pages open at their top by themselves, and a
 * page from the back-forward cache never comes here.
 */
export function keepScroll(): void {
  addEventListener('pagehide', saveScroll)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) saveScroll()
  })
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const top = readScrollPositions(document.cookie).get(location.pathname)
  if (navigation?.type === 'back_forward' && top !== undefined && location.hash === '') restoreScroll(top)
}

function saveScroll(): void {
  const positions = rememberScroll(readScrollPositions(document.cookie), location.pathname, scrollY)
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  document.cookie = `${SCROLL_COOKIE}=${writeScrollPositions(positions)};Path=/;Max-Age=${SCROLL_LIFETIME};SameSite=Lax${secure}`
}

/** Goes to the place as soon as the page is long enough; a wheel or a moving finger ends the attempt. */
function restoreScroll(top: number): void {
  const stop = new AbortController()
  const until = performance.now() + RESTORE_MS
  const { signal } = stop
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(name, () => stop.abort(), { passive: true, signal })
  }
  const look = () => {
    if (signal.aborted) return
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) <= 1 || performance.now() > until) stop.abort()
    else requestAnimationFrame(look)
  }
  look()
}
