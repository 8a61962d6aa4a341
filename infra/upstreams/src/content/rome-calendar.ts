import { toRomeClock } from './stories/grammar/dates.ts'

export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** The day in Rome on which an instant falls, counted in days since 1 January 1970. */
export function romeDay(instant: number): number {
  return Math.floor(toRomeClock(new Date(instant)).getTime() / DAY_MS)
}

/**
 * The instant (ms since the epoch) at which Rome's clocks show `second` seconds after midnight of a day. In the hour that
 * is skipped in March it is an hour later; in the one that October repeats, the second time round.
 */
export function romeInstant(day: number, second: number): number {
  const wallClock = day * DAY_MS + second * 1000
  const winter = wallClock - HOUR_MS
  const isWinter = toRomeClock(new Date(winter)).getTime() === wallClock
  return isWinter ? winter : wallClock - 2 * HOUR_MS
}

/** ISO 8601 with milliseconds and Rome's offset: `2026-11-21T10:30:00.000+01:00`. */
export function writeRomeTime(instant: number): string {
  const clock = toRomeClock(new Date(instant))
  const hours = Math.round((clock.getTime() - instant) / HOUR_MS)
  return `${clock.toISOString().slice(0, -1)}+0${hours}:00`
}
