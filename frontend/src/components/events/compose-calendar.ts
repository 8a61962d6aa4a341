import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Event } from '@liberta/contracts/events/event.schema'
import { dayInRome, writeClock } from '@liberta/italian/italian-date'
import { daysSince } from '@liberta/italian/rome-calendar'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { endOf, hasHour, lastsDays } from './describe-when.ts'
import { addressOf, buildEventAddress, describePlace } from '../../page-definition/addresses/event-address.ts'

const DAY_MS = 86_400_000
/** What an hour of the clock may be off by 24 hours later. */
const CLOCK_CHANGES_MS = [0, 3_600_000, -3_600_000]
/** How long before its beginning one is reminded, in seconds. */
const REMINDED = 3600

/**
 * When an event takes place next: an event of several days, or nights, on the first of them that is not over, at its hours; the last one
 * where all are.
 */
function nextDateOf(event: Event, now: Date): { start: Date; end: Date | null } {
  const start = new Date(event.startsAt)
  const end = event.endsAt === null ? null : new Date(event.endsAt)
  if (end === null || !lastsDays(event)) return { start, end }
  const days = daysSince(start, end)
  // What closes no later by the clock than it opens goes on into the next morning.
  const last = laterByDays(end, -days) > start ? days : days - 1
  // Yesterday's may go on past midnight; tomorrow's is yet to come.
  const near = [-1, 0, 1].map((ahead) => Math.min(Math.max(0, daysSince(start, now) + ahead), last))
  const dates = near.map((day) => ({ start: laterByDays(start, day), end: laterByDays(end, day - last) }))
  return dates.find((date) => date.end > now) ?? { start: laterByDays(start, last), end }
}

/** An event as a calendar file (RFC 5545): where, when, and a reminder one hour before. */
export function composeCalendar(
  grammar: AddressGrammar,
  event: Event,
  { origin, now }: { origin: string; now: Date },
): string {
  const { start, end } = nextDateOf(event, now)
  const isTimed = hasHour(event)
  const calendar = ical({
    prodId: { company: 'Editoriale Libertà', product: 'Libertà', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const place = describePlace(event)
  // Midnight ends the day before it.
  const lastInstant = end === null ? start : new Date(end.getTime() - 1)
  const dates = isTimed
    ? { start, end }
    : { start: dateOf(start), end: new Date(dateOf(lastInstant).getTime() + DAY_MS) }
  const entry = calendar.createEvent({
    ...dates,
    id: `event-${event.id}@${new URL(origin).hostname}`,
    stamp: now,
    allDay: !isTimed,
    summary: event.title,
    description: [event.description, event.price, event.organiser].filter((part) => part !== null).join('\n\n'),
    url: origin + buildEventAddress(grammar, event),
    ...(place !== null && { location: [place, addressOf(event)].filter((part) => part !== null).join(', ') }),
  })
  if (isTimed) entry.createAlarm({ type: ICalAlarmType.display, trigger: REMINDED, description: event.title })
  // Every line ends so, the last one, too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

/** True until an event is over, unless it was cancelled: what can still be gone to can be put into a calendar. */
export function canBeVisited(event: Event, now: Date): boolean {
  return event.status !== 'cancelled' && endOf(event) > now
}

/** The same hour in Rome so many days later, also where the clocks change in between. */
function laterByDays(instant: Date, days: number): Date {
  const clock = writeClock(instant)
  const later = CLOCK_CHANGES_MS.map((change) => new Date(instant.getTime() + days * DAY_MS + change))
  // An hour that is left out on that day is the one after it.
  return later.find((candidate) => writeClock(candidate) === clock) ?? new Date(instant.getTime() + days * DAY_MS)
}

/** A calendar's day, as the library takes it: midnight of it in UTC. */
function dateOf(instant: Date): Date {
  return new Date(`${dayInRome(instant)}T00:00:00Z`)
}
