import { MAIN } from './selectors.ts'

/** Where no browser says that the page was painted; milliseconds after it has loaded. */
const AT_THE_LATEST_MS = 1000

/**
 * Asks for the page's main script, which the element of the script that runs now names, once the page has been painted: on a slow line it
 * would take from what is seen first, on a slow phone it would run before it. At once where nobody looks: in another tab, or prerendered.
 */
export function loadMain(): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = document.currentScript?.getAttribute(MAIN) ?? ''
  // Runs once, however often it is put there.
  const load = () => document.head.append(script)
  if (document.hidden) load()
  else {
    addEventListener('load', () => setTimeout(load, AT_THE_LATEST_MS))
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  }
}
