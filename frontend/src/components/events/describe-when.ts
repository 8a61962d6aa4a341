import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { lastDayOf, lastsDays } from '@liberta/contracts/events/find-event-end'
import { dayInRome, writeClock, writeDay, writeDayOfYear } from '@liberta/italian/italian-date'
import { joinDate, joinHour, writeDate, writeDayAndMonth, writeDayOfMonth } from '@liberta/italian/written-date'
import { nameDay, nameNearDay } from '@liberta/italian/day-words'
import { dropMinutes, joinHours, writeBeginning, writeEnd } from '@liberta/italian/written-hours'

type Times = Pick<EventTeaser, 'startsAt' | 'endsAt'>

/** The day or the days: 'Sabato 21 novembre 2026', 'Dal 25 al 27 novembre 2026', 'Dal 21 novembre al 12 dicembre 2026'. */
export function writeDays(event: Times): string {
  const [start, last] = [new Date(event.startsAt), lastDayOf(event)]
  if (!lastsDays(event)) return writeDay(start)
  return `${capitalise(joinDate('dal', startOfSpan(start, last)))} ${joinDate('al', writeDate(last))}`
}

/** The first day of several, without what the last one says too: '25', '21 novembre', '30 dicembre 2026'. */
function startOfSpan(start: Date, end: Date): string {
  const [first, last] = [dayInRome(start), dayInRome(end)]
  if (first.slice(0, 4) !== last.slice(0, 4)) return writeDate(start)
  return first.slice(0, 7) === last.slice(0, 7) ? writeDayOfMonth(start) : writeDayAndMonth(start)
}

/** The hour at which an event begins, null where none is given. */
function hourOf({ startsAt }: Pick<Times, 'startsAt'>): string | null {
  return writeBeginning(writeClock(new Date(startsAt)))
}

/** Whether an event's beginning has an hour. */
export function hasHour(event: Pick<Times, 'startsAt'>): boolean {
  return hourOf(event) !== null
}

/** The hour at which one ends, null where none is given. */
export function hourOfEnd({ endsAt }: Pick<Times, 'endsAt'>): string | null {
  return endsAt === null ? null : writeEnd(writeClock(new Date(endsAt)))
}

/** The hour or the hours: 'Ore 20.30', 'Dalle 10 alle 19', 'Fino alle 19'; null where none is given. */
export function writeHours(event: Times): string | null {
  const [from, to] = [hourOf(event), hourOfEnd(event)]
  if (from !== null && (to === null || to === from)) return `Ore ${from}`
  const hours = joinHours(from, to)
  return hours === null ? null : capitalise(hours)
}

/** The beginning for machines: a day alone where no hour is given. */
export function startForMachines(event: Pick<Times, 'startsAt'>): string {
  return hasHour(event) ? event.startsAt : dayInRome(new Date(event.startsAt))
}

/** The end for machines, of which the same holds; nothing where there is none. */
export function endForMachines(event: Times): string | undefined {
  if (event.endsAt === null) return undefined
  return writeHours(event) !== null && hourOfEnd(event) !== null ? event.endsAt : dayInRome(lastDayOf(event))
}

/** What a card under its day says of the time: 'ore 20.30', and how long what lasts goes on. */
export function describeStart(event: Times): string | null {
  const hour = hourOf(event)
  const until = lastsDays(event) ? `fino ${joinDate('al', writeDayAndMonth(lastDayOf(event)))}` : null
  return [hour && `ore ${hour}`, until].filter((part) => part !== null).join(', ') || null
}

/**
 * What a card says of an event that began on an earlier day and is not over: 'Fino al 12 dicembre', 'Ultimo giorno'; in the night after
 * its last day 'Fino alle 2'.
 */
export function describeEnd(event: Times, now: Date): string | null {
  if (event.endsAt === null) return null
  const last = lastDayOf(event)
  switch (nameNearDay(last, now)) {
    case 'Ieri':
      return `Fino ${joinHour('alle', dropMinutes(writeClock(new Date(event.endsAt))))}`
    case 'Oggi':
      return 'Ultimo giorno'
    case 'Domani':
      return 'Fino a domani'
    default:
      return `Fino ${joinDate('al', writeDayAndMonth(last))}`
  }
}

/** What a card says that stands under no day: 'Domenica 22 novembre, ore 10', 'Fino al 12 dicembre'. */
export function describeDayAndStart(event: Times, now: Date): string | null {
  const start = new Date(event.startsAt)
  if (dayInRome(start) < dayInRome(now)) return describeEnd(event, now)
  return [nameDay(start, now), describeStart(event)].filter((part) => part !== null).join(', ')
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** For the head of a group: the number of the day, and the words beside it. */
export function describeGroupDay(day: Date): { number: string; weekday: string; month: string } {
  const [weekday = '', number = '', ...month] = writeDayOfYear(day).split(' ')
  return { number: number.replace('°', ''), weekday, month: month.join(' ') }
}

const NUMBERS = ['Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci']

/**
 * What a day has, in words that stay true all day: 'Cinque appuntamenti, il primo alle 9', 'Un appuntamento, alle 21'; null where all was
 * called off.
 */
export function describeToday(events: readonly (Times & Pick<EventTeaser, 'status'>)[]): string | null {
  const held = events.filter(({ status }) => status !== 'cancelled')
  const [first] = held.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  if (first === undefined) return null
  const number = NUMBERS[held.length - 1] ?? String(held.length)
  const hour = hourOf(first)
  const when = hour === null ? '' : `, ${held.length === 1 ? '' : 'il primo '}${joinHour('alle', hour)}`
  return `${number} ${held.length === 1 ? 'appuntamento' : 'appuntamenti'}${when}`
}
