import {
  readScrollPositions,
  rememberScroll,
  SCROLL_COOKIE,
  SCROLL_LIFETIME,
  writeScrollPositions,
} from './scroll-positions.ts'

/** How long after the page began to come its place is looked for; milliseconds (requirements 2.65 to 2.67). */
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
  if (navigation?.type === 'back_forward' && top !== undefined && location.hash === '')
    restoreScroll(top, navigation.responseStart + RESTORE_MS)
}

function saveScroll(): void {
  const positions = rememberScroll(readScrollPositions(document.cookie), location.pathname, scrollY)
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  document.cookie = `${SCROLL_COOKIE}=${writeScrollPositions(positions)};Path=/;Max-Age=${SCROLL_LIFETIME};SameSite=Lax${secure}`
}

/**
 * Goes to the place as soon as the page is long enough. A wheel or a moving finger ends the attempt, also one that came before
 * this script (`watchReaderScroll`); so does a page that was moved otherwise: by keys, by the scroll bar, by the browser itself.
 */
function restoreScroll(top: number, until: number): void {
  let own = 0
  const look = () => {
    if (window.readerMoved || scrollY !== own || performance.now() > until) return
    scrollTo({ top, behavior: 'instant' })
    own = scrollY
    if (Math.abs(own - top) > 1) requestAnimationFrame(look)
  }
  look()
}

/** Sees from the first moment on that the reader moves the page: their place is theirs then. */
export function watchReaderScroll(): void {
  for (const name of ['wheel', 'touchmove']) {
    addEventListener(name, () => (window.readerMoved = true), { once: true, passive: true })
  }
}

declare global {
  interface Window {
    /** The reader has turned a wheel or moved a finger on this page. */
    readerMoved?: boolean
  }
}
