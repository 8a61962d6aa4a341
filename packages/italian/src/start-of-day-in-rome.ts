import { dayInRome } from './italian-date.ts'
import { nextMidnightInRome } from './midnight-in-rome.ts'

const A_DAY_MS = 86_400_000

/** The first instant in Rome of a day written as `YYYY-MM-DD`; null where there is no such day. */
export function startOfDayInRome(day: string): Date | null {
  const noon = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || dayInRome(noon) !== day) return null
  return nextMidnightInRome(new Date(noon.getTime() - A_DAY_MS))
}
