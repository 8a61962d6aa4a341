import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { lastDayOf, lastsDays } from '@liberta/contracts/events/find-event-end'
import { dayInRome, writeClock, writeDay, writeDayOfYear } from '@liberta/italian/italian-date'
import { joinDate, joinHour, writeDate, writeDayAndMonth, writeDayOfMonth } from '@liberta/italian/written-date'
import { nameDay, nameNearDay } from '@liberta/italian/day-words'

type Times = Pick<EventTeaser, 'startsAt' | 'endsAt'>

/** Hours that stand for none given (requirements 1.21: 00:00 to 23:59). */
const NO_HOUR = { start: '0.00', end: '23.59' }
/** Midnight, as the end of a day. */
const MIDNIGHT = { begins: '0.00', ends: '24.00' }

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

/** False where an event's beginning is midnight: then no hour was given (requirements 1.21). */
export function hasHour({ startsAt }: Times): boolean {
  return writeClock(new Date(startsAt)) !== NO_HOUR.start
}

/** The hour or the hours: 'Ore 20.30', 'Dalle 10 alle 19'; null where none is given. */
export function writeHours({ startsAt, endsAt }: Times): string | null {
  const [start, end] = [writeClock(new Date(startsAt)), endsAt === null ? null : writeClosing(new Date(endsAt))]
  if (start === NO_HOUR.start && (end === null || end === NO_HOUR.end || end === MIDNIGHT.ends)) return null
  if (end === null || end === NO_HOUR.end || end === start) return `Ore ${dropMinutes(start)}`
  return `${capitalise(joinHour('dalle', dropMinutes(start)))} ${joinHour('alle', dropMinutes(end))}`
}

/** The hour at which something ends: midnight is the end of a day. */
function writeClosing(end: Date): string {
  const clock = writeClock(end)
  return clock === MIDNIGHT.begins ? MIDNIGHT.ends : clock
}

/** What a card under its day says of the time: 'ore 20.30', and how long what lasts goes on. */
export function describeStart(event: Times): string | null {
  const clock = writeClock(new Date(event.startsAt))
  const hour = clock === NO_HOUR.start ? null : `ore ${dropMinutes(clock)}`
  const until = lastsDays(event) ? `fino ${joinDate('al', writeDayAndMonth(lastDayOf(event)))}` : null
  return [hour, until].filter((part) => part !== null).join(', ') || null
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

function dropMinutes(clock: string): string {
  return clock.replace(/\.00$/, '')
}

/** For the head of a group: the number of the day, and the words beside it. */
export function describeGroupDay(day: Date): { number: string; weekday: string; month: string } {
  const [weekday = '', number = '', ...month] = writeDayOfYear(day).split(' ')
  return { number: number.replace('°', ''), weekday, month: month.join(' ') }
}

const NUMBERS = ['Nessun', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci']

/** What a day has, in words that stay true all day: 'Cinque appuntamenti, il primo alle 9', 'Un appuntamento, alle 21'. */
export function describeToday(events: readonly Times[]): string {
  const number = NUMBERS[events.length] ?? String(events.length)
  const clocks = events
    .map(({ startsAt }) => new Date(startsAt))
    .toSorted((one, other) => one.getTime() - other.getTime())
  const clock = clocks[0] === undefined ? NO_HOUR.start : writeClock(clocks[0])
  const when =
    clock === NO_HOUR.start ? '' : `, ${events.length === 1 ? '' : 'il primo '}${joinHour('alle', dropMinutes(clock))}`
  return `${number} ${events.length === 1 ? 'appuntamento' : 'appuntamenti'}${when}`
}
