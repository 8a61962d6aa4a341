import { calendarInRome, daysSince } from './rome-calendar.ts'

/** The months as a date names them, January first. */
export const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const

/** What stands before a date, and how it stands before a vowel: «l’8», «dall’11». */
const BEFORE_VOWEL = { il: 'l’', dal: 'dall’', al: 'all’', del: 'dell’' } as const

/** The day of the month in Rome: '21'; the first is '1°'. */
export function writeDayOfMonth(instant: Date): string {
  const { day } = calendarInRome(instant)
  return day === 1 ? '1°' : String(day)
}

/** '9 novembre', in Rome; the first of a month is '1° novembre'. */
export function writeDayAndMonth(instant: Date): string {
  return `${writeDayOfMonth(instant)} ${MONTHS[calendarInRome(instant).month]}`
}

/** '9 novembre 2026', in Rome; the first of a month is '1° novembre 2026'. */
export function writeDate(instant: Date): string {
  return `${writeDayAndMonth(instant)} ${calendarInRome(instant).year}`
}

/** '9 novembre' in the year of now, '9 novembre 2025' in another. */
export function writeDateSeenFrom(instant: Date, now: Date): string {
  return calendarInRome(instant).year === calendarInRome(now).year ? writeDayAndMonth(instant) : writeDate(instant)
}

/** As `writeDateSeenFrom` where there is little room: '9 nov', '1° dic', '9 nov 2025'. */
export function writeShortDateSeenFrom(instant: Date, now: Date): string {
  const { month, year } = calendarInRome(instant)
  const words = `${writeDayOfMonth(instant)} ${MONTHS[month]?.slice(0, 3)}`
  return year === calendarInRome(now).year ? words : `${words} ${year}`
}

/** A day before today: 'Ieri', '9 novembre', '9 novembre 2025'. */
export function writePastDay(instant: Date, now: Date): string {
  return daysSince(instant, now) === 1 ? 'Ieri' : writeDateSeenFrom(instant, now)
}

/** A date with what stands before it: 'dal 9 novembre', 'dall’8 novembre', 'al 1° novembre'. */
export function joinDate(word: keyof typeof BEFORE_VOWEL, date: string): string {
  return /^(?:8|11)(?!\d)/.test(date) ? `${BEFORE_VOWEL[word]}${date}` : `${word} ${date}`
}

/** An hour with what stands before it: 'alle 10.42', 'dalle 10', but 'all’1.05'. */
export function joinHour(word: 'alle' | 'dalle', clock: string): string {
  return /^1(?!\d)/.test(clock) ? `${word.slice(0, -1)}’${clock}` : `${word} ${clock}`
}
