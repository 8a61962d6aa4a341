import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { dayInRome, writeClock, writeDay, writeDayOfYear } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { joinDate, joinHour, writeDate, writeDayAndMonth, writeDayOfMonth } from '@liberta/italian/written-date'
import { nameDay, nameNearDay } from '@liberta/italian/day-words'

type Times = Pick<EventTeaser, 'startsAt' | 'endsAt'>

/** What ends sooner than this after its beginning is one evening, though midnight may lie in it; milliseconds. */
const AN_EVENING_MS = 12 * 3_600_000
/** Hours that stand for none given (requirements 1.21: 00:00 to 23:59). */
const NO_HOUR = { start: '0.00', end: '23.59' }

/** True where an event takes place on more days than one. */
export function lastsDays({ startsAt, endsAt }: Times): boolean {
  if (endsAt === null) return false
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return dayInRome(start) !== dayInRome(end) && end.getTime() - start.getTime() > AN_EVENING_MS
}

/** The day or the days: 'Sabato 21 novembre 2026', 'Dal 25 al 27 novembre 2026', 'Dal 21 novembre al 12 dicembre 2026'. */
export function writeDays(event: Times): string {
  const [start, end] = [new Date(event.startsAt), new Date(event.endsAt ?? event.startsAt)]
  if (!lastsDays(event)) return writeDay(start)
  return `${capitalise(joinDate('dal', startOfSpan(start, end)))} ${joinDate('al', writeDate(end))}`
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
  const [start, end] = [writeClock(new Date(startsAt)), endsAt === null ? null : writeClock(new Date(endsAt))]
  if (start === NO_HOUR.start && (end === null || end === NO_HOUR.end)) return null
  if (end === null || end === NO_HOUR.end || end === start) return `Ore ${dropMinutes(start)}`
  return `${capitalise(joinHour('dalle', dropMinutes(start)))} ${joinHour('alle', dropMinutes(end))}`
}

/** What a card under its day says of the time: 'ore 20.30', and how long what lasts goes on. */
export function describeStart(event: Times): string | null {
  const clock = writeClock(new Date(event.startsAt))
  const hour = clock === NO_HOUR.start ? null : `ore ${dropMinutes(clock)}`
  const until = lastsDays(event) ? `fino ${joinDate('al', writeDayAndMonth(new Date(event.endsAt ?? 0)))}` : null
  return [hour, until].filter((part) => part !== null).join(', ') || null
}

/** What a card says of an event that began on an earlier day: 'Fino al 12 dicembre', 'Ultimo giorno'. */
export function describeEnd({ endsAt }: Times, now: Date): string | null {
  if (endsAt === null) return null
  const end = new Date(endsAt)
  switch (nameNearDay(end, now)) {
    case 'Oggi':
      return 'Ultimo giorno'
    case 'Domani':
      return 'Fino a domani'
    default:
      return `Fino ${joinDate('al', writeDayAndMonth(end))}`
  }
}

/** What a card says that stands under no day: 'Domenica 22 novembre, ore 10', 'Fino al 12 dicembre'. */
export function describeDayAndStart(event: Times, now: Date): string | null {
  const start = new Date(event.startsAt)
  if (dayInRome(start) < dayInRome(now)) return describeEnd(event, now)
  return [nameDay(start, now), describeStart(event)].filter((part) => part !== null).join(', ')
}

/** When an event is over; one without an end is, when its day is. */
export function endOf({ startsAt, endsAt }: Times): Date {
  return endsAt === null ? nextMidnightInRome(new Date(startsAt)) : new Date(endsAt)
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
