import type { SearchScope } from '@liberta/addresses/site-address'
import type { Filter, FilterValue, SearchResults } from '@liberta/contracts/search/search-results.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { dayInRome, writeDayOfYear } from '@liberta/italian/italian-date'
import { joinDate, writeDate, writeDayAndMonth, writeDayOfMonth } from '@liberta/italian/written-date'
import { writeNumber } from '@liberta/italian/write-number'
import type { DateName } from './change-search.ts'
import { FILTER_NAMES, SEARCH_SCOPES } from './search-scope.table.ts'

const A_DAY_MS = 86_400_000
const [SUNDAY, SATURDAY] = [0, 6]

/** '124 risultati per «po»', 'Nessun evento'. */
export function describeCount(scope: SearchScope, { text }: SearchParameters, total: number): string {
  const { one, many, none } = SEARCH_SCOPES[scope]
  const count = total === 0 ? none : `${writeNumber(total)} ${total === 1 ? one : many}`
  return text === null ? count : `${count} per «${text}»`
}

/** The title of a search: its scope's, or the days that its word stands for. */
export function titleOfSearch(scope: SearchScope, { when }: SearchParameters, now: Date): string {
  if (when === 'oggi') return `Oggi, ${lower(writeDayOfYear(now))}`
  if (when === 'fine-settimana') return `Fine settimana, ${describeWeekend(now)}`
  return SEARCH_SCOPES[scope].title
}

/** The coming Saturday and Sunday, or what is left of them: '21 e 22 novembre', 'domenica 22 novembre'. */
function describeWeekend(now: Date): string {
  const [saturday, sunday] = readWeekend(now)
  if (saturday === null) return lower(writeDayOfYear(sunday))
  const first = saturday.getUTCMonth() === sunday.getUTCMonth() ? writeDayOfMonth : writeDayAndMonth
  return `${first(saturday)} e ${writeDayAndMonth(sunday)}`
}

/** Noon of the coming Saturday and Sunday; on a Sunday there is no Saturday left. */
function readWeekend(now: Date): [saturday: Date | null, sunday: Date] {
  // Noon: a day before or after it is the day before or after, whatever the clocks do.
  const noon = new Date(`${dayInRome(now)}T12:00:00Z`)
  if (noon.getUTCDay() === SUNDAY) return [null, noon]
  const saturday = new Date(noon.getTime() + (SATURDAY - noon.getUTCDay()) * A_DAY_MS)
  return [saturday, new Date(saturday.getTime() + A_DAY_MS)]
}

/** The first day of those that a search of events asks for, `YYYY-MM-DD` in Rome: today where it names none. */
export function firstDaySought({ when, date, dateFrom, dateTo }: SearchParameters, now: Date): string {
  if (when === 'fine-settimana') return dayInRome(readWeekend(now).find((day) => day !== null) ?? now)
  const from = when === 'oggi' ? null : (date ?? dateFrom)
  if (from !== null) return dayInRome(new Date(from))
  return when === null && dateTo !== null ? '' : dayInRome(now)
}

/** 'Il 21 novembre 2026', 'Dal 21 novembre 2026', 'Fino all’8 novembre 2026'. */
export function describeDate(name: DateName, instant: number): string {
  // Noon of a day of Rome's own calendar, of which the words know only the clocks of today.
  const date = writeDate(new Date(`${dayInRome(new Date(instant))}T12:00:00Z`))
  if (name === 'dateTo') return `Fino ${joinDate('al', date)}`
  const words = joinDate(name === 'dateFrom' ? 'dal' : 'il', date)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What begins a line, within one. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The name of a filter's value, wherever in the tree it stands. Where the results do not name it: 'Val nure' for the slug
 * `val-nure`, 'Sezione 12' for an id.
 */
export function nameOfValue({ id, values }: Pick<Filter, 'id' | 'values'>, value: string): string {
  const known = findValue(values, value)?.label
  if (known !== undefined) return known
  const words = cmsSlugOf(value).replaceAll('-', ' ')
  return /^\d+$/.test(value) ? `${FILTER_NAMES[id]} ${value}` : words.charAt(0).toUpperCase() + words.slice(1)
}

function findValue(values: readonly FilterValue[], value: string): FilterValue | undefined {
  for (const known of values) {
    const found = known.value === value ? known : findValue(known.children ?? [], value)
    if (found !== undefined) return found
  }
  return undefined
}

/** A number of several with its article, by how it sounds: 'i 60', 'gli 80', 'gli 11'. */
export function writeAll(count: number): string {
  const written = writeNumber(count)
  return `${/^(?:8|11(?:\.|$))/.test(written) ? 'gli' : 'i'} ${written}`
}

/** What a search page shows. */
export interface SearchContent {
  scope: SearchScope
  search: SearchParameters
  results: SearchResults
  /** What else the site has for the same words, beside the stories. */
  beside: SearchResults[]
  now: Date
}
