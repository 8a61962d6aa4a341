import { dayInRome, writeClock, writeDay, writeDayOfYear } from '@liberta/contracts/wording/italian-date'

const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', weekday: 'long', day: 'numeric' })
const A_DAY_MS = 86_400_000

/** The words for the days around today. */
const NEAR_DAYS: Readonly<Record<number, string>> = { [-1]: 'Ieri', 0: 'Oggi', 1: 'Domani' }

/** 'Oggi', 'Ieri', 'Domani' in Rome; null for any other day. */
export function nameNearDay(instant: Date, now: Date): string | null {
  return NEAR_DAYS[(Date.parse(dayInRome(instant)) - Date.parse(dayInRome(now))) / A_DAY_MS] ?? null
}

/** The day as the head of a group: 'Oggi, sabato 21 novembre', 'Lunedì 23 novembre', with the year where it is another. */
export function nameDay(instant: Date, now: Date): string {
  const near = nameNearDay(instant, now)
  const sameYear = dayInRome(instant).slice(0, 4) === dayInRome(now).slice(0, 4)
  if (near === null) return sameYear ? writeDayOfYear(instant) : writeDay(instant)
  return `${near}, ${lower(writeDayOfYear(instant))}`
}

/** A time to be at a place: 'Oggi, ore 15.00', 'Lunedì 23, ore 10.00', with the month where it is another. */
export function nameAppointment(instant: Date, now: Date): string {
  const sameMonth = dayInRome(instant).slice(0, 7) === dayInRome(now).slice(0, 7)
  const day = sameMonth ? capitalise(WEEKDAY_AND_DAY.format(instant)) : writeDayOfYear(instant)
  return `${nameNearDay(instant, now) ?? day}, ore ${writeClock(instant)}`
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
