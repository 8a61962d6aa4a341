import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/midnight-in-rome'
import { startOfDayInRome } from '@liberta/italian/start-of-day-in-rome'

/** Days outside these years are no days of a calendar that anybody searches by. */
const FIRST = Date.parse('1800-01-01T00:00:00Z')
const LAST = Date.parse('2999-12-31T00:00:00Z')

/** First instant in Rome of the day that an instant lies in; null before 1800 and after 2999. */
export function beginDay(milliseconds: number): number | null {
  if (milliseconds < FIRST || milliseconds > LAST) return null
  return startOfDayInRome(dayInRome(new Date(milliseconds)))?.getTime() ?? null
}

/** Last millisecond in Rome of the day that an instant lies in; null before 1800 and after 2999. */
export function endDay(milliseconds: number): number | null {
  const beginning = beginDay(milliseconds)
  return beginning === null ? null : nextMidnightInRome(new Date(beginning)).getTime() - 1
}
