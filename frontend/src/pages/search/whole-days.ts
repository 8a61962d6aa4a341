import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { dayInRome } from '@liberta/italian/italian-date'
import { nextMidnightInRome } from '@liberta/italian/midnight-in-rome'
import { startOfDayInRome } from '@liberta/italian/start-of-day-in-rome'

/** Readers seek days: the same search with its dates as first and last instants of days in Rome, as what was found is named. */
export function wholeDays(search: SearchParameters): SearchParameters {
  const { date, dateFrom, dateTo } = search
  return { ...search, date: beginDay(date), dateFrom: beginDay(dateFrom), dateTo: endDay(dateTo) }
}

function beginDay(instant: number | null): number | null {
  return instant === null ? null : (startOfDayInRome(dayInRome(new Date(instant)))?.getTime() ?? null)
}

function endDay(instant: number | null): number | null {
  return instant === null ? null : nextMidnightInRome(new Date(instant)).getTime() - 1
}
