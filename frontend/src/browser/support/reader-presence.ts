import { whenActivated } from './page-life.ts'

/**
 * Runs `work` once somebody looks at the page: not while it is prepared out of sight, nor in a tab that was opened behind another one and may be
 * closed as it is.
 */
export function whenSeen(work: () => void): void {
  whenActivated(() => {
    if (document.hidden) document.addEventListener('visibilitychange', () => whenSeen(work), { once: true })
    else work()
  })
}

/** For a reader who only looks; milliseconds. */
const AT_THE_LATEST_MS = 8000

/** Runs `work` when the reader first scrolls, presses or types, or else after 8 s. */
export function whenReaderMoves(work: () => void): void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    clearTimeout(timer)
    work()
  }
  const timer = setTimeout(begin, AT_THE_LATEST_MS)
  for (const name of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(name, begin, { passive: true, signal: stop.signal })
  }
}
