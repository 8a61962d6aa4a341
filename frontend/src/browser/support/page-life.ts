/**
 * Runs `work` once the page is looked at for the first time: at once, or when a prerendered page is activated. A page that is
 * only prepared must not count, fetch, or run a timer.
 */
export function whenActivated(work: () => void): void {
  if (document.prerendering === true) document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}

/** Calls back when the page is shown or hidden: another tab, a locked phone, the way out of and into the back-forward cache. */
export function onVisibilityChange(listener: () => void): void {
  document.addEventListener('visibilitychange', listener)
  onReturn(listener)
}

/** Calls back when the page is come back to as it was left (back-forward cache). */
export function onReturn(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

/** Runs `work` when the page has loaded, with all that it names: at once where it has. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/** Runs `work` when the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const settle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 4000 })
    else setTimeout(work, 300)
  }
  whenLoaded(settle)
}

declare global {
  interface Document {
    /** True while the page is prepared out of sight (Speculation Rules); not in every browser. */
    readonly prerendering?: boolean
  }
}
