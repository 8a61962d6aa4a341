import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { Event, EventTeaser } from '@liberta/contracts/events/event.schema'
import { isOver, lastDayOf, lastsDays } from '@liberta/contracts/events/find-event-end'
import { dayInRome, writeClock } from '@liberta/italian/italian-date'
import { daysSince } from '@liberta/italian/rome-calendar'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { ICalCalendar, ICalEventData } from 'ical-generator'
import { hasHour, hourOfEnd } from './describe-when.ts'
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
function nextDateOf(event: Pick<Event, 'startsAt' | 'endsAt'>, now: Date): { start: Date; end: Date | null } {
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

/** What an entry of a calendar shows of an event; a card of it has no description. */
type Shown = EventTeaser & Partial<Pick<Event, 'description' | 'organiser'>>

interface CalendarFacts {
  origin: string
  now: Date
}

const PROGRAM = { company: 'Editoriale Libertà', product: 'Libertà', language: 'IT' }

/** Hours for which a calendar keeps what it subscribes to, before it asks again. */
const REFRESH_HOURS = 4

/** An event as a calendar file (RFC 5545): where, when, and a reminder one hour before. */
export function composeCalendar(grammar: AddressGrammar, event: Event, facts: CalendarFacts): string {
  const calendar = ical({ prodId: PROGRAM, method: ICalCalendarMethod.PUBLISH })
  const entry = calendar.createEvent(describeEntry(grammar, event, facts))
  if (hasHour(event)) entry.createAlarm({ type: ICalAlarmType.display, trigger: REMINDED, description: event.title })
  return writeFile(calendar)
}

/** A calendar that one subscribes to: its name, the page that lists the same, its own address. */
export interface Subscription {
  name: string
  url: string
  source: string
  entries: readonly ICalEventData[]
}

/** A calendar to subscribe to (RFC 5545, 7986). It has no reminders: who subscribes did not choose what is in it. */
export function composeSubscription({ name, url, source, entries }: Subscription): string {
  const ttl = REFRESH_HOURS * 3600
  const calendar = ical({ prodId: PROGRAM, method: ICalCalendarMethod.PUBLISH, name, url, source, ttl })
  for (const entry of entries) calendar.createEvent(entry)
  return writeFile(calendar)
}

/** Where and when an event takes place, as an entry of a calendar. */
export function describeEntry(grammar: AddressGrammar, event: Shown, { origin, now }: CalendarFacts): ICalEventData {
  const { start, end } = nextDateOf(event, now)
  const isTimed = hasHour(event)
  const place = describePlace(event)
  const last = lastDayOf({ startsAt: start.toISOString(), endsAt: end?.toISOString() ?? null })
  const dates = isTimed
    ? { start, end: hourOfEnd(event) === null ? null : end }
    : { start: dateOf(start), end: new Date(dateOf(last).getTime() + DAY_MS) }
  return {
    ...dates,
    id: `event-${event.id}@${new URL(origin).hostname}`,
    stamp: now,
    allDay: !isTimed,
    summary: event.title,
    description: [event.description, event.price, event.organiser].filter(Boolean).join('\n\n'),
    url: origin + buildEventAddress(grammar, event),
    ...(place !== null && { location: [place, addressOf(event)].filter((part) => part !== null).join(', ') }),
  }
}

/** Every line ends so, the last one, too (RFC 5545, 3.1). */
function writeFile(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`
}

/** True until an event is over, unless it was cancelled: what can still be gone to can be put into a calendar. */
export function canBeVisited(event: EventTeaser, now: Date): boolean {
  return event.status !== 'cancelled' && !isOver(event, now)
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
