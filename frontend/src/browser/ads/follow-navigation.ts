/** How the reader came: to a page that was loaded or activated, or back or forward to one. */
export type Arrival = 'new' | 'return'

/** Milliseconds from a navigation to the refresh of its slots (requirements 4.18, 4.19). */
const REFRESH_MS = 1200
const RETURN_MS = 800
/** Then, after back or forward: the first look whether all stands, how often it is repeated, and for how long. */
const CHECK_MS = 500
const WATCH_EVERY_MS = 200
const WATCH_MS = 5000

/** Milliseconds from each look of a navigation to the next; the first from the navigation itself. */
const WAITS: Readonly<Record<Arrival, readonly number[]>> = {
  new: [REFRESH_MS],
  return: [RETURN_MS, CHECK_MS, ...Array<number>(WATCH_MS / WATCH_EVERY_MS).fill(WATCH_EVERY_MS)],
}

/**
 * Looks at the slots after a navigation until `look` says that nothing is left to be done. There is one look at a new page. After back or
 * forward the page's height and place come late, and with them what is in sight: the first look may find no slot to be refreshed, so that
 * there are further ones. Timers rest while the page is hidden; the wait under way begins anew when it is seen.
 * @param look is told whether it is the last one
 * @returns what ends it
 */
export function followNavigation(arrival: Arrival, look: (isLast: boolean) => boolean): () => void {
  const waits = WAITS[arrival]
  let at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => (timer = setTimeout(pass, waits[at]))
  const pass = () => {
    if (document.hidden) return document.addEventListener('visibilitychange', wait, { once: true })
    at += 1
    const isLast = at === waits.length
    if (!look(isLast) && !isLast) wait()
  }
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
}
