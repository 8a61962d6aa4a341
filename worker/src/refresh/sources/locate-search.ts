import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { FILTERS_OF_KIND, writeMatching } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { startOfRomeDay, weekdayInRome, writeRomeTime } from '@liberta/italian/rome-time'

/** Outside of these years nothing was published and nothing is planned: further dates mean as much as these. */
const EARLIEST = Date.parse('1900-01-01T12:00:00Z')
const LATEST = Date.parse('2100-12-31T12:00:00Z')

const SATURDAY = 6

type Days = Partial<Record<'date' | 'dateFrom' | 'dateTo', string>>

/**
 * The call for a search (requirements 7.29 to 7.32). Whole days are forced where it has a date and nothing else (9.50).
 * @param now milliseconds since the epoch, for «oggi» and «fine settimana» in Rome
 */
export function locateSearch(kind: SearchKind, search: SearchParameters, now: number = Date.now()): string {
  const query = new URLSearchParams({ type: kind, page: String(search.page) })
  if (search.text !== null) {
    query.set('qs', search.text)
    query.set('qsOpt', writeMatching(search.matching))
    query.set('qsOptLgcOpr', search.operator)
  }
  const sort = readSort(kind, search)
  if (sort !== null) query.set('sort', sort)
  const days = Object.entries(readDays(kind, search, now))
  for (const [name, value] of days) query.set(name, value)
  if (days.length > 0 && search.text === null && !isFiltered(kind, search)) query.set('forceWholeDay', 'true')
  for (const filter of FILTERS_OF_KIND[kind]) {
    const values = search.filters[filter]
    if (values !== undefined) query.set(filter, values.map((value) => cmsSlugOf(value)).join(','))
  }
  return `/search?${query.toString()}`
}

/** Whether filters that the kind of search knows narrow it. */
function isFiltered(kind: SearchKind, { filters }: SearchParameters): boolean {
  return FILTERS_OF_KIND[kind].some((filter) => filters[filter] !== undefined)
}

/** The CMS's name for the order; null for its own, the best first. */
function readSort(kind: SearchKind, { text, sort }: SearchParameters): 'newest' | 'next' | null {
  if (kind === 'event') return 'next'
  const isByFit = (sort ?? (kind === 'story' ? 'relevance' : 'recent')) === 'relevance'
  return text === null || isByFit ? null : 'newest'
}

/**
 * A word for a day goes before dates, and a single day before a range. Events are sought from today on where no day is told:
 * nobody looks in the agenda for what is over.
 */
function readDays(kind: SearchKind, { when, date, dateFrom, dateTo }: SearchParameters, now: number): Days {
  if (when === 'oggi') return { date: writeRomeTime(startOfRomeDay(now)) }
  if (when === 'fine-settimana') return readWeekend(now)
  if (date !== null) return { date: writeInstant(date) }
  if (kind === 'event' && dateFrom === null && dateTo === null) return { dateFrom: writeRomeTime(startOfRomeDay(now)) }
  return {
    ...(dateFrom !== null && { dateFrom: writeInstant(dateFrom) }),
    ...(dateTo !== null && { dateTo: writeInstant(dateTo) }),
  }
}

/** The coming Saturday and Sunday, or what is left of them; weeks start on Monday (requirements 9.52). */
function readWeekend(now: number): Days {
  const weekday = weekdayInRome(now)
  const untilSaturday = Math.max(0, SATURDAY - weekday)
  return {
    dateFrom: writeRomeTime(startOfRomeDay(now, untilSaturday)),
    // Its last millisecond: beside words or filters nobody widens it to the whole day.
    dateTo: writeRomeTime(startOfRomeDay(now, SATURDAY + 2 - weekday) - 1),
  }
}

function writeInstant(instant: number): string {
  return writeRomeTime(Math.min(LATEST, Math.max(EARLIEST, instant)))
}
