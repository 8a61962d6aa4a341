import type { Event } from '@liberta/contracts/events/event.schema'
import { dayInRome } from '@liberta/contracts/wording/italian-date'
import { startOfDayInRome } from '@liberta/contracts/wording/start-of-day-in-rome'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { endOf, hasHour, lastsDays } from './describe-when.ts'
import { addressOf, buildEventAddress, describePlace } from './event-address.ts'

const DAY_MS = 86_400_000
/** How long before its beginning one is reminded, in seconds. */
const REMINDED = 3600

/** When an event takes place next: an event of several days on the first of them that is not over, at its hours. */
export function nextDateOf(event: Event, now: Date): { start: Date; end: Date | null } {
  const start = new Date(event.startsAt)
  const end = event.endsAt === null ? null : new Date(event.endsAt)
  if (end === null || !lastsDays(event)) return { start, end }
  const closes = sinceMidnight(end)
  const day = [start, now, new Date(now.getTime() + DAY_MS)].find(
    (candidate) => candidate >= start && atOf(candidate, closes) > now,
  )
  const found = day === undefined || day > end ? end : day
  return { start: atOf(found, sinceMidnight(start)), end: atOf(found, closes) }
}

/** An event as a calendar file (RFC 5545): where, when, and a reminder one hour before. */
export function composeCalendar(event: Event, { origin, now }: { origin: string; now: Date }): string {
  const { start, end } = nextDateOf(event, now)
  const isTimed = hasHour(event)
  const calendar = ical({
    prodId: { company: 'Editoriale Libertà', product: 'Libertà', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const place = describePlace(event)
  const dates = isTimed
    ? { start, end }
    : { start: dateOf(start), end: new Date(dateOf(end ?? start).getTime() + DAY_MS) }
  const entry = calendar.createEvent({
    ...dates,
    id: `event-${event.id}@${new URL(origin).hostname}`,
    stamp: now,
    allDay: !isTimed,
    summary: event.title,
    description: [event.description, event.price, event.organiser].filter((part) => part !== null).join('\n\n'),
    url: origin + buildEventAddress(event),
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

function sinceMidnight(instant: Date): number {
  return instant.getTime() - (startOfDayInRome(dayInRome(instant))?.getTime() ?? 0)
}

/** The instant so many milliseconds after midnight of a day in Rome. */
function atOf(day: Date, milliseconds: number): Date {
  return new Date((startOfDayInRome(dayInRome(day))?.getTime() ?? day.getTime()) + milliseconds)
}

/** A calendar's day, as the library takes it: midnight of it in UTC. */
function dateOf(instant: Date): Date {
  return new Date(`${dayInRome(instant)}T00:00:00Z`)
}
