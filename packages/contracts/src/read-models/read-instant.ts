import { startOfDayInRome } from '@liberta/italian/rome-time'
import { z } from 'zod'
import { searchParametersSchema } from '../search/search-parameters.schema.ts'
import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/rome-time'

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
 * as `YYYY-MM-DD`. Null for anything else: a bad date is ignored (requirements 5.7).
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

/** Days outside these years are no days of a calendar that anybody searches by. */
const FIRST = Date.parse('1800-01-01T00:00:00Z')
const LAST = Date.parse('2999-12-31T00:00:00Z')

/** First instant in Rome of the day that an instant lies in; null before 1800 and after 2999. */
export function beginDay(milliseconds: number): number | null {
  if (milliseconds < FIRST || milliseconds > LAST) return null
  return startOfDayInRome(dayInRome(new Date(milliseconds)))?.getTime() ?? null
}

/** Last millisecond in Rome of the day that an instant lies in; null before 1800 and after 2999. */
export function endDay(milliseconds: number): number | null {
  const beginning = beginDay(milliseconds)
  return beginning === null ? null : nextMidnightInRome(new Date(beginning)).getTime() - 1
}
