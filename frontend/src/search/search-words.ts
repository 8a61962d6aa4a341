import type { SearchScope } from '@liberta/contracts/addresses/site-address'
import type { Filter, FilterValue } from '@liberta/contracts/search/search-results.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { dayInRome } from '@liberta/contracts/wording/italian-date'
import type { DateName } from './change-search.ts'
import { FILTER_NAMES, SEARCH_SCOPES } from './search-scope.table.ts'

const ZONE = 'Europe/Rome'
const NUMBER = new Intl.NumberFormat('it-IT')
const DAY = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' })
const WEEKDAY = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' })
const DAY_OF_MONTH = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric' })
const DAY_AND_MONTH = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, day: 'numeric', month: 'long' })
const A_DAY_MS = 86_400_000
const [SUNDAY, SATURDAY] = [0, 6]

/** '124 risultati per «po»', 'Nessun evento'. */
export function describeCount(scope: SearchScope, { text }: SearchParameters, total: number): string {
  const { one, many, none } = SEARCH_SCOPES[scope]
  const count = total === 0 ? none : `${NUMBER.format(total)} ${total === 1 ? one : many}`
  return text === null ? count : `${count} per «${text}»`
}

/** The title of a search: its scope's, or the days that its word stands for. */
export function titleOfSearch(scope: SearchScope, { when }: SearchParameters, now: Date): string {
  if (when === 'oggi') return `Oggi, ${WEEKDAY.format(now)}`
  if (when === 'fine-settimana') return `Fine settimana, ${describeWeekend(now)}`
  return SEARCH_SCOPES[scope].title
}

/** The coming Saturday and Sunday, or what is left of them: '21 e 22 novembre', 'domenica 22 novembre'. */
function describeWeekend(now: Date): string {
  // Noon: a day before or after it is the day before or after, whatever the clocks do.
  const noon = new Date(`${dayInRome(now)}T12:00:00Z`)
  if (noon.getUTCDay() === SUNDAY) return WEEKDAY.format(noon)
  const saturday = new Date(noon.getTime() + (SATURDAY - noon.getUTCDay()) * A_DAY_MS)
  const sunday = new Date(saturday.getTime() + A_DAY_MS)
  const first = saturday.getUTCMonth() === sunday.getUTCMonth() ? DAY_OF_MONTH : DAY_AND_MONTH
  return `${first.format(saturday)} e ${DAY_AND_MONTH.format(sunday)}`
}

const DATE_WORDS: Readonly<Record<DateName, string>> = { date: 'Il', dateFrom: 'Dal', dateTo: 'Fino al' }
/** Days that begin with a vowel: 'l’8 novembre', 'dall’11 novembre'. */
const DATE_WORDS_BEFORE_VOWEL: Readonly<Record<DateName, string>> = {
  date: 'L’',
  dateFrom: 'Dall’',
  dateTo: 'Fino all’',
}

/** 'Dal 21 novembre 2026', 'Fino all’8 novembre 2026'. */
export function describeDate(name: DateName, instant: number): string {
  const day = DAY.format(instant)
  return /^(?:8|11) /.test(day) ? `${DATE_WORDS_BEFORE_VOWEL[name]}${day}` : `${DATE_WORDS[name]} ${day}`
}

/**
 * The name of a filter's value, wherever in the tree it stands. Where the results do not name it: 'Val nure' for the slug
 * `val-nure`, 'Sezione 12' for an id.
 */
export function nameOfValue({ id, values }: Pick<Filter, 'id' | 'values'>, value: string): string {
  const known = findValue(values, value)?.label
  if (known !== undefined) return known
  const words = value.replaceAll('-', ' ')
  return /^\d+$/.test(value) ? `${FILTER_NAMES[id]} ${value}` : words.charAt(0).toUpperCase() + words.slice(1)
}

function findValue(values: readonly FilterValue[], value: string): FilterValue | undefined {
  for (const known of values) {
    const found = known.value === value ? known : findValue(known.children ?? [], value)
    if (found !== undefined) return found
  }
  return undefined
}

/** A count as Italian writes it: `12.345`. */
export function writeNumber(count: number): string {
  return NUMBER.format(count)
}
