import { dayInRome } from './italian-date.ts'

const A_DAY_MS = 86_400_000
const AN_HOUR_MS = 3_600_000
/** Hours that Rome's clocks are ahead of UTC, in winter and in summer. */
const HOURS_AHEAD = [1, 2]

/** The midnight in Rome that ends the day of an instant, also where the clocks change in between. */
export function nextMidnightInRome(instant: Date): Date {
  // Noon of the next day is the next day by any clock of Europe.
  const day = new Date(Date.parse(`${dayInRome(instant)}T12:00:00Z`) + A_DAY_MS).toISOString().slice(0, 10)
  const candidates = HOURS_AHEAD.map((hours) => new Date(Date.parse(`${day}T00:00:00Z`) - hours * AN_HOUR_MS))
  // The earliest instant of the next day: by the other clock it is still the evening before, or past one already.
  const first = candidates.toSorted((one, other) => one.getTime() - other.getTime()).find((at) => dayInRome(at) === day)
  return first ?? new Date(instant.getTime() + A_DAY_MS)
}
