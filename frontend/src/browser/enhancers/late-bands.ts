import { whenIdle } from '../support/page-life.ts'
import { LATE } from '../support/selectors.ts'
import { NEW_PAGE } from '../support/states.ts'

/** Lets bands stay without layout (base.css) on new pages alone: a page that is come back to needs its true height at once. */
export function markNewPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') document.documentElement.setAttribute(NEW_PAGE, '')
}

/**
 * Lays out what stands far below, a band at a time, so that none makes a touch wait: soon the page has its true height, wherever
 * the reader then jumps to.
 */
export function layOutLateBands([band, ...others]: readonly HTMLElement[]): void {
  if (band === undefined) return
  whenIdle(() => {
    band.removeAttribute(LATE)
    layOutLateBands(others)
  })
}
