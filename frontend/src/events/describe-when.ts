import type { EventTeaser } from '@liberta/contracts/events/event.schema'
import { dayInRome, writeClock, writeDay, writeDayOfYear } from '@liberta/contracts/wording/italian-date'
import { nextMidnightInRome } from '@liberta/contracts/wording/midnight-in-rome'
import { nameDay, nameNearDay } from '../wording/day-words.ts'

type Times = Pick<EventTeaser, 'startsAt' | 'endsAt'>

const DAY_OF_YEAR = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric', month: 'long' })
const DAY_WITH_YEAR = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** What ends sooner than this after its beginning is one evening, though midnight may lie in it; milliseconds. */
const AN_EVENING_MS = 12 * 3_600_000
/** Hours that stand for none given (specification §1: 00:00 to 23:59). */
const NO_HOUR = { start: '0.00', end: '23.59' }

/** True where an event takes place on more days than one. */
export function lastsDays({ startsAt, endsAt }: Times): boolean {
  if (endsAt === null) return false
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return dayInRome(start) !== dayInRome(end) && end.getTime() - start.getTime() > AN_EVENING_MS
}

/** The day or the days: 'Sabato 21 novembre 2026', 'Dal 21 novembre al 12 dicembre 2026'. */
export function writeDays(event: Times): string {
  const [start, end] = [new Date(event.startsAt), new Date(event.endsAt ?? event.startsAt)]
  if (!lastsDays(event)) return writeDay(start)
  const sameYear = dayInRome(start).slice(0, 4) === dayInRome(end).slice(0, 4)
  return `${joinDay('Da', (sameYear ? DAY_OF_YEAR : DAY_WITH_YEAR).format(start))} ${joinDay('a', DAY_WITH_YEAR.format(end))}`
}

/** The hour or the hours: 'Ore 20.30', 'Dalle 10 alle 19'; null where none is given. */
export function writeHours({ startsAt, endsAt }: Times): string | null {
  const [start, end] = [writeClock(new Date(startsAt)), endsAt === null ? null : writeClock(new Date(endsAt))]
  if (start === NO_HOUR.start && (end === null || end === NO_HOUR.end)) return null
  if (end === null || end === NO_HOUR.end || end === start) return `Ore ${dropMinutes(start)}`
  return `${joinHour('Da', start)} ${joinHour('a', end)}`
}

/** What a card under its day says of the time: 'ore 20.30', and how long what lasts goes on. */
export function describeStart(event: Times): string | null {
  const clock = writeClock(new Date(event.startsAt))
  const hour = clock === NO_HOUR.start ? null : `ore ${dropMinutes(clock)}`
  const until = lastsDays(event) ? `fino ${joinDay('a', DAY_OF_YEAR.format(new Date(event.endsAt ?? 0)))}` : null
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
      return `Fino ${joinDay('a', DAY_OF_YEAR.format(end))}`
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

/** Italian joins the article to the day: 'dal 21', but 'dall’8' and 'dall’11', and 'al 1°' for the first. */
function joinDay(preposition: 'Da' | 'a', day: string): string {
  const elided = /^(?:8|11) /.test(day)
  return `${preposition}${elided ? 'll’' : 'l '}${day.replace(/^1 /, '1° ')}`
}

/** 'Dalle 10', 'alle 22.40', but 'dall’1'. */
function joinHour(preposition: 'Da' | 'a', clock: string): string {
  return `${preposition}ll${clock.startsWith('1.') ? '’' : 'e '}${dropMinutes(clock)}`
}

function dropMinutes(clock: string): string {
  return clock.replace(/\.00$/, '')
}

/** For the head of a group: the number of the day, and the words beside it. */
export function describeGroupDay(day: Date, now: Date): { number: string; weekday: string; month: string } {
  const [weekday = '', number = '', ...month] = writeDayOfYear(day).split(' ')
  const near = nameNearDay(day, now)
  return { number, weekday: near === null ? weekday : `${near}, ${weekday.toLowerCase()}`, month: month.join(' ') }
}
