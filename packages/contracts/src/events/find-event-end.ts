import { dayInRome } from '@liberta/italian/italian-date'
import { clockInRome } from '@liberta/italian/rome-calendar'
import { nextMidnightInRome, startOfRomeDay } from '@liberta/italian/rome-time'
import type { EventTeaser } from './event.schema.ts'

type Times = Pick<EventTeaser, 'startsAt' | 'endsAt'>

const A_DAY_MIN = 24 * 60
/** What ends no later than this after its beginning is one evening, though midnight may lie in it; minutes. */
const AN_EVENING_MIN = 12 * 60

/** When an event is over; one without an end, or with its beginning for one, is, when its day is. */
export function endOf({ startsAt, endsAt }: Times): Date {
  const [start, end] = [new Date(startsAt), new Date(endsAt ?? startsAt)]
  return end > start ? end : nextMidnightInRome(start)
}

/** True from the end of an event on. */
export function isOver(event: Times, now: Date): boolean {
  return endOf(event) <= now
}

/**
 * An instant of the last day in Rome on which an event takes place. Midnight ends the day before it, and an end in the night that of the
 * evening on which it began.
 */
export function lastDayOf(event: Times): Date {
  const start = new Date(event.startsAt)
  const last = new Date(endOf(event).getTime() - 1)
  const isOneDay = dayInRome(start) === dayInRome(last)
  if (isOneDay || A_DAY_MIN + minuteOf(last) - minuteOf(start) > AN_EVENING_MIN) return last
  return new Date(startOfRomeDay(last.getTime(), -1))
}

/** True where an event takes place on more days than one. */
export function lastsDays(event: Times): boolean {
  return dayInRome(new Date(event.startsAt)) !== dayInRome(lastDayOf(event))
}

/** Minutes since midnight, as Rome's clocks show them. */
function minuteOf(instant: Date): number {
  const { hour, minute } = clockInRome(instant)
  return hour * 60 + minute
}
