const AN_HOUR_MS = 3_600_000
const A_DAY_MS = 24 * AN_HOUR_MS
const [MARCH, OCTOBER] = [2, 9]

/** The last Sunday of a month at 1:00 UTC, when the clocks of the Union change (directive 2000/84/EC); milliseconds. */
function lastSundayAtOne(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() - end.getUTCDay() * A_DAY_MS
}

/** Ten months are wholly of one time; only in the other two the day of the change is looked for. */
function isInSummer(instant: Date): boolean {
  const month = instant.getUTCMonth()
  if (month !== MARCH && month !== OCTOBER) return month > MARCH && month < OCTOBER
  const isChanged = instant.getTime() >= lastSundayAtOne(instant.getUTCFullYear(), month)
  return isChanged === (month === MARCH)
}

/**
 * What Rome's clocks show, as if it were UTC; milliseconds. By the rule rather than by `Intl`, whose first use takes a page more than
 * all else that it runs; a test holds the two together. The rule holds since 1996.
 */
function localTime(instant: Date): number {
  return instant.getTime() + (isInSummer(instant) ? 2 : 1) * AN_HOUR_MS
}

/** The day of an instant on Rome's calendar, numbered from 1 January 1970, a Thursday. */
export function numberDayInRome(instant: Date): number {
  return Math.floor(localTime(instant) / A_DAY_MS)
}

/** Hour and minute of an instant in Rome. */
export function clockInRome(instant: Date): { hour: number; minute: number } {
  const shown = new Date(localTime(instant))
  return { hour: shown.getUTCHours(), minute: shown.getUTCMinutes() }
}

/** Midnights in Rome between an instant and now: 0 on one day, 1 for yesterday, -1 for tomorrow. */
export function daysSince(instant: Date, now: Date): number {
  return numberDayInRome(now) - numberDayInRome(instant)
}

/** Year, month (from 0) and day of the month of an instant in Rome. */
export function calendarInRome(instant: Date): { year: number; month: number; day: number } {
  const midnight = new Date(numberDayInRome(instant) * A_DAY_MS)
  return { year: midnight.getUTCFullYear(), month: midnight.getUTCMonth(), day: midnight.getUTCDate() }
}
