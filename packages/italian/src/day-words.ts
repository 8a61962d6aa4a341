import { dayInRome, writeClock, writeDay, writeDayOfYear } from './italian-date.ts'
import { daysSince } from './rome-calendar.ts'
import { writePastDay } from './written-date.ts'

/** The words for the days around today, by days since then. */
const NEAR_DAYS: Readonly<Record<number, string>> = { 1: 'Ieri', 0: 'Oggi', [-1]: 'Domani' }

/** 'Oggi', 'Ieri', 'Domani' in Rome; null for any other day. */
export function nameNearDay(instant: Date, now: Date): string | null {
  return NEAR_DAYS[daysSince(instant, now)] ?? null
}

/** The day as the head of a group: 'Oggi, sabato 21 novembre', 'Lunedì 23 novembre', with the year where it is another. */
export function nameDay(instant: Date, now: Date): string {
  const near = nameNearDay(instant, now)
  const sameYear = dayInRome(instant).slice(0, 4) === dayInRome(now).slice(0, 4)
  if (near === null) return sameYear ? writeDayOfYear(instant) : writeDay(instant)
  return `${near}, ${lower(writeDayOfYear(instant))}`
}

/** A time to be at a place, always with its day: 'Domani, lunedì 23 novembre, ore 14.30', 'Lunedì 23 novembre, ore 10.00'. */
export function nameAppointment(instant: Date, now: Date): string {
  return `${nameDay(instant, now)}, ore ${writeClock(instant)}`
}

/**
 * The day that begins with an entry of a list by time: 'ieri', '19 novembre'; null for the day of the entry above it, which was named there,
 * and for today, but where an earlier day goes before it.
 */
export function nameNewDay(instant: Date, above: Date | null, now: Date): string | null {
  const days = daysSince(instant, now)
  const daysAbove = above === null ? null : daysSince(above, now)
  if (days < 0 || days === daysAbove) return null
  if (days === 0) return daysAbove !== null && daysAbove > 0 ? 'oggi' : null
  return lower(writePastDay(instant, now))
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
