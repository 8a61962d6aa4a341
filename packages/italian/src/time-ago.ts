import { daysSince } from './rome-calendar.ts'
import { writePastDay } from './written-date.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Thirty days each. */
const MONTH = 30 * DAY

/**
 * How long ago an instant was, in Italian (requirements 9.46 and 9.47): 'adesso', '5 minuti fa', '23 ore fa'; from then on by the days of Rome's
 * calendar, as a newspaper names them, 'Ieri', '19 novembre'; with a threshold in months that is exceeded, 'circa N mesi fa'. What is
 * still to come is now. Words of our own: `Intl.RelativeTimeFormat` says the same (a test holds them together), but takes 13 ms to be
 * made, on a phone more than all else that a page runs.
 */
export function describeTimeAgo(instant: Date, now: Date, monthThreshold = Infinity): string {
  const seconds = Math.floor((now.getTime() - instant.getTime()) / 1000)
  const months = Math.floor(seconds / MONTH)
  if (months > monthThreshold) return `circa ${months} mesi fa`
  if (seconds >= DAY && daysSince(instant, now) > 0) return writePastDay(instant, now)
  if (seconds < MINUTE) return 'adesso'
  const [length, one, many] = seconds < HOUR ? [MINUTE, 'minuto', 'minuti'] : [HOUR, 'ora', 'ore']
  const count = Math.floor(seconds / length)
  return `${count} ${count === 1 ? one : many} fa`
}
