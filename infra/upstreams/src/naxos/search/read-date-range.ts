import { DAY_MS, romeDay, romeInstant } from '../../content/rome-calendar.ts'
import type { SearchQuery } from './search-query.schema.ts'

/** From the first instant to the last, ms since the epoch, both included. */
export interface DateRange {
  from: number
  to: number
}

type Dates = Pick<SearchQuery, 'date' | 'dateFrom' | 'dateTo' | 'forceWholeDay'>

/**
 * The time that a search asks for, null for any. A `date` alone is its whole day (requirements 9.50); `forceWholeDay`
 * widens the two ends to whole days of Rome, as a day without a time of day always does.
 */
export function readDateRange({ date, dateFrom, dateTo, forceWholeDay }: Dates): DateRange | null {
  if (date !== undefined) return { from: startOf(date), to: endOf(date) }
  if (dateFrom === undefined && dateTo === undefined) return null
  const isWide = (text: string) => forceWholeDay || !text.includes('T')
  return {
    from: dateFrom === undefined ? 0 : isWide(dateFrom) ? startOf(dateFrom) : readInstant(dateFrom),
    to: dateTo === undefined ? Infinity : isWide(dateTo) ? endOf(dateTo) : readInstant(dateTo),
  }
}

/** A time without an offset is Rome's. */
function readInstant(text: string): number {
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.includes('T')) return Date.parse(text)
  const wallClock = Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`)
  const day = Math.floor(wallClock / DAY_MS)
  return romeInstant(day, (wallClock - day * DAY_MS) / 1000)
}

function startOf(text: string): number {
  return romeInstant(romeDay(readInstant(text)), 0)
}

function endOf(text: string): number {
  return romeInstant(romeDay(readInstant(text)) + 1, 0) - 1
}
