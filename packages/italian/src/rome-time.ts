import { dayInRome } from './italian-date.ts'

const DAY_MS = 86_400_000

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })

/** ISO 8601 with milliseconds and Rome's offset: `2026-11-21T10:30:00.000+01:00`. */
export function writeRomeTime(instant: number): string {
  return `${new Date(instant + msAhead(instant)).toISOString().slice(0, -1)}${offsetAt(instant)}`
}

/** The midnight (ms since the epoch) with which the day in Rome begins that is `days` after that of an instant. */
export function startOfRomeDay(instant: number, days = 0): number {
  const midnight = Date.parse(dayInRome(new Date(instant))) + days * DAY_MS
  // By the clock of that midnight, which may be another than that of the same figures in UTC.
  return midnight - msAhead(midnight - msAhead(midnight))
}

/** The last millisecond (since the epoch) of the day in Rome that an instant lies in. */
export function endOfRomeDay(instant: number): number {
  return startOfRomeDay(instant, 1) - 1
}

/** The midnight in Rome that ends the day of an instant, also where the clocks change in between. */
export function nextMidnightInRome(instant: Date): Date {
  return new Date(startOfRomeDay(instant.getTime(), 1))
}

/** The first instant in Rome of a day written as `YYYY-MM-DD`; null where there is no such day. */
export function startOfDayInRome(day: string): Date | null {
  const noon = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || dayInRome(noon) !== day) return null
  return new Date(startOfRomeDay(noon.getTime()))
}

/** The day of the week in Rome: 1 is Monday, 7 Sunday. */
export function weekdayInRome(instant: number): number {
  return new Date(dayInRome(new Date(instant))).getUTCDay() || 7
}

/** A time with its offset: one without has that of Rome, in an hour that comes twice the later one's. */
export function placeInRome(time: string): string {
  if (HAS_OFFSET.test(time)) return time
  return offsetAt(Date.parse(`${time}+01:00`)) === '+01:00' ? `${time}+01:00` : `${time}+02:00`
}

/** How far Rome's clocks are ahead of UTC; milliseconds. */
function msAhead(instant: number): number {
  return Date.parse(`1970-01-01T${offsetAt(instant).slice(1)}Z`)
}

/** '+01:00', '+02:00'; before 1893 '+00:49:56'. */
function offsetAt(instant: number): string {
  const part = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return part.replace('GMT', '') || '+00:00'
}
