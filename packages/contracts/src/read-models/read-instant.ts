import { startOfDayInRome } from '@liberta/italian/rome-time'
import { z } from 'zod'
import { searchParametersSchema } from '../search/search-parameters.schema.ts'

/** What a date of a query says. */
export interface GivenInstant {
  milliseconds: number
  /** True where no time was written: the day is meant. */
  isDay: boolean
}

const MILLISECONDS = /^-?\d{1,16}$/
const isoInstantSchema = z.iso.datetime({ offset: true })
const isoDaySchema = z.iso.date()

/**
 * Reads a date of a search: ISO 8601 with an offset (requirements 7.30), milliseconds since the epoch (5.7), or a day in Rome
 * as `YYYY-MM-DD`. Null for anything else, and for years that nobody searches by: a bad date is ignored (requirements 5.7).
 */
export function readInstant(value: unknown): GivenInstant | null {
  if (typeof value !== 'string') return null
  const milliseconds = readMilliseconds(value)
  const instant = searchParametersSchema.shape.date.safeParse(milliseconds)
  if (!instant.success || instant.data === null) return null
  return { milliseconds: instant.data, isDay: isoDaySchema.safeParse(value).success }
}

function readMilliseconds(value: string): number | null {
  if (MILLISECONDS.test(value)) return Number(value) + 0
  if (isoDaySchema.safeParse(value).success) return startOfDayInRome(value)?.getTime() ?? null
  // A plus sign that was not escaped arrives as a space.
  const iso = isoInstantSchema.safeParse(value.replace(/ (?=\d\d:\d\d$)/, '+'))
  return iso.success ? Date.parse(iso.data) : null
}
