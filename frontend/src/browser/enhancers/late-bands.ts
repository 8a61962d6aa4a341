import { whenIdle } from '../support/page-life.ts'
import { LATE } from '../support/selectors.ts'
import { NEW_PAGE } from '../support/states.ts'

/** Lets bands stay without layout (base.css) on new pages alone: a page that is come back to needs its true height at once. */
export function markNewPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') document.documentElement.setAttribute(NEW_PAGE, '')
}

/** Milliseconds in which the page does nothing of its own: who is asked something, or begins to read, touches it then. */
const REST_FIRST_MS = 2000
/** And between two bands: the layout of one makes a frame of a cheap phone long, and most touches are to come between them. */
const REST_MS = 150

/**
 * Lays out what stands far below, a band at a time, so that none makes a touch wait: soon the page has its true height, wherever
 * the reader then jumps to. Who scrolls waits for no touch: from then on there is no rest, or what they come to would move.
 */
export function layOutLateBands(bands: readonly HTMLElement[]): void {
  const left = [...bands]
  let isMoving = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = (ms: number) => (resting = setTimeout(whenIdle, isMoving ? 0 : ms, next))
  const next = () => {
    left.shift()?.removeAttribute(LATE)
    if (left.length > 0) rest(REST_MS)
  }
  rest(REST_FIRST_MS)
  addEventListener(
    'scroll',
    () => {
      isMoving = true
      clearTimeout(resting)
      next()
    },
    { once: true, passive: true },
  )
}
