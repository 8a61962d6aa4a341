import { romeDay } from '../../content/rome-calendar.ts'
import { readDateRange } from '../search/read-date-range.ts'
import { DAYS_BACK } from './read-calendar.ts'

/** Days of Rome, no more than a year of them; null where no date is given. */
export function readDays(from: string | undefined, to: string | undefined): { from: number; to: number } | null {
  const range = readDateRange({ date: undefined, dateFrom: from, dateTo: to, forceWholeDay: true })
  if (!range) return null
  const last = range.to === Infinity ? romeDay(range.from) + DAYS_BACK : romeDay(range.to)
  const first = range.from === 0 ? last - DAYS_BACK : romeDay(range.from)
  return { from: first, to: Math.min(last, first + DAYS_BACK) }
}
