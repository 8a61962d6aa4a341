import { REPORTS_PATH } from '@liberta/contracts/paths/api-path'

/** A shift belongs to the burst of the one before for so long, and a burst lasts so long at most; milliseconds (web.dev/cls). */
const GAP_MS = 1000
const BURST_MS = 5000

/** What browsers tell of a shift and of an interaction beside its time; TypeScript's own types have neither. */
interface Entry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

/**
 * Measures how the page loads, answers and holds still (LCP, INP, CLS), and tells the site once, when it is left or put away: three figures
 * and the path, nothing of the reader. Browsers that know less tell less.
 */
export function reportVitals(): void {
  const vitals: { lcp?: number; inp?: number; cls?: number } = {}
  let [burst, first, last] = [0, 0, -Infinity]
  watch('largest-contentful-paint', ({ startTime }) => {
    const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
    vitals.lcp = Math.max(0, startTime - (visit?.activationStart ?? 0))
  })
  // A page that holds still says so: of those that move alone the figures would be too bad.
  if (isObserved('layout-shift')) vitals.cls = 0
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last > GAP_MS || startTime - first > BURST_MS) [burst, first] = [0, startTime]
    last = startTime
    vitals.cls = Math.max(vitals.cls ?? 0, (burst += value))
  })
  const noteInteraction = ({ interactionId, duration }: Entry) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration)
  }
  watch('event', noteInteraction, { durationThreshold: 40 })
  const stop = new AbortController()
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    stop.abort()
    const body = JSON.stringify({ path: location.pathname, ...vitals })
    navigator.sendBeacon(REPORTS_PATH, new Blob([body], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', tell, { signal: stop.signal })
}

function isObserved(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type)
}

function watch(type: string, note: (entry: Entry) => void, more = {}): void {
  if (isObserved(type))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
}
