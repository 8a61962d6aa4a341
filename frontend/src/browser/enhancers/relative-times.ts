import { CLOCK_TOLERANCE_MS } from '@liberta/contracts/live/standing-breaking'
import { describeTimeAgo } from '@liberta/italian/time-ago'
import { onVisibilityChange } from '../support/page-life.ts'
import { AGO, selectorOf } from '../support/selectors.ts'

const A_MINUTE = 60_000

/** What of a `<time>` is read and written here. */
export interface RelativeTime {
  dateTime: string
  textContent: string | null
  title: string
  getAttribute(name: string): string | null
}

/**
 * Writes how long ago each time was, where it asks for it with `data-ago` (requirements 9.46 and 9.47), and
 * keeps the words of the server as its title. A time that is no time stays as it was, and so does one to come.
 */
export function writeRelativeTimes(times: Iterable<RelativeTime>, now: Date): void {
  for (const time of times) {
    const instant = new Date(time.dateTime)
    // Not the other way round: what is no time is on neither side.
    if (!(instant.getTime() <= now.getTime() + CLOCK_TOLERANCE_MS)) continue
    const words = describeTimeAgo(instant, now, Number(time.getAttribute(AGO)) || undefined)
    if (time.title === '') time.title = time.textContent ?? ''
    if (time.textContent !== words) time.textContent = words
  }
}

function writePageTimes(): void {
  writeRelativeTimes(document.querySelectorAll<HTMLTimeElement>(selectorOf(AGO)), new Date())
}

/** Makes the page's times relative, and keeps them so each minute while the page is seen. */
export function startRelativeTimes(): void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    if (document.hidden) return
    writePageTimes()
    timer = setInterval(writePageTimes, A_MINUTE)
  }
  onVisibilityChange(follow)
  follow()
}
