import { dayInRome } from './italian-date.ts'

const DAY_MS = 86_400_000

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })

/** ISO 8601 with milliseconds and Rome's offset: `2026-11-21T10:30:00.000+01:00`. Whole hours of offset, as since 1893. */
export function writeRomeTime(instant: number): string {
  const offset = offsetAt(instant)
  const hours = Number(offset.slice(0, 3))
  return `${new Date(instant + hours * 3_600_000).toISOString().slice(0, -1)}${offset}`
}

/** The midnight (ms since the epoch) with which the day in Rome begins that is `days` after that of an instant. */
export function startOfRomeDay(instant: number, days = 0): number {
  const day = new Date(Date.parse(dayInRome(new Date(instant))) + days * DAY_MS).toISOString().slice(0, 10)
  const winter = Date.parse(`${day}T00:00:00+01:00`)
  return offsetAt(winter) === '+01:00' ? winter : Date.parse(`${day}T00:00:00+02:00`)
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

function offsetAt(instant: number): string {
  const part = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return part.replace('GMT', '') || '+00:00'
}
