import { MAIN } from './selectors.ts'
import { NEW_PAGE } from './states.ts'

/** Where no browser says that the page was painted; milliseconds after it has loaded. */
const AT_THE_LATEST_MS = 1000

/**
 * Asks for the page's main script, which the element of the script that runs now names, once the page has been painted: on a slow line it
 * would take from what is seen first, on a slow phone it would run before it. At once where nobody looks (in another tab, or prerendered), on
 * a page that is come back to, as that is to be seen where it was left, and on a further page of a visit, which finds it in the cache.
 */
export function loadMain(): void {
  const address = document.currentScript?.getAttribute(MAIN)
  // While developing the page names its scripts itself.
  if (!address) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = address
  // Runs once, however often it is put there.
  const load = () => document.head.append(script)
  const isFirst = document.documentElement.hasAttribute(NEW_PAGE) && !document.referrer.startsWith(location.origin)
  if (document.hidden || !isFirst) load()
  else {
    addEventListener('load', () => setTimeout(load, AT_THE_LATEST_MS))
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  }
}
