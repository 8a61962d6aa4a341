import {
  EMPTY_SEARCH,
  FILTER_IDS,
  searchParametersSchema,
  normaliseSearchText,
  readFilterValues,
  readMatching,
} from '@liberta/contracts/search/search-parameters.schema'
import type { FilterId, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { filtersOfScope, sortOfAddress } from './build-search.ts'
import type { SearchSpelling } from './build-search.ts'
import { dropSuffix } from './read-segment.ts'
import { endOfRomeDay, startOfDayInRome } from '@liberta/italian/rome-time'

const { when: whenSchema, date: dateSchema, page: pageSchema, sort: sortSchema } = searchParametersSchema.shape
const NAMES = ['query', 'date', 'dateFrom', 'dateTo', 'qsOpt', 'qsOptLgcOpr', 'sort', 'page', ...FILTER_IDS] as const
type PartName = (typeof NAMES)[number]
const NAME_OF = new Map<string, PartName>(NAMES.map((name) => [name.toLowerCase(), name]))

const FILTER_NAMES: ReadonlySet<string> = new Set(FILTER_IDS)

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/** By name what was given: all values of a filter, of any other part the first. */
type Given = Map<PartName, string[]>

/**
 * Reads the segments behind a search's prefix, each decoded once, and the query string. Parts of unknown names, dates that
 * are no integers or of no year that is searched by, and pages below 1 are ignored (requirements 5.6 to 5.8). What the path says
 * comes before what the query says; of several values of one part the first counts, but those of a filter count together, as a
 * form sends them.
 */
export function readSearch(
  { scope, suffix }: Pick<SearchSpelling, 'scope' | 'suffix'>,
  segments: readonly string[],
  query: URLSearchParams,
): SearchParameters {
  const parts = dropSuffix(segments, suffix.split('/')) ?? segments
  const first = whenSchema.safeParse(scope === 'events' ? parts[0]?.toLowerCase() : null)
  const inPath = collect(parts.map((part) => splitPart(part)))
  const given = new Map([...collect(query), ...inPath])
  const text = normaliseSearchText(given.get('query')?.[0] ?? readBareWords(first.data ? parts.slice(1) : parts))
  const sort = sortSchema.catch(null).parse(given.get('sort')?.[0]?.toLowerCase() ?? null)
  return {
    ...EMPTY_SEARCH,
    text,
    ...(text !== null && readOptions(given)),
    sort: sortOfAddress(scope, { text, sort }),
    ...(first.data ? { when: first.data } : readDays(given)),
    filters: readFilters(filtersOfScope(scope), given),
    page: readPage(given.get('page')),
  }
}

/** What stands in a path without the name of a part is sought: `/ricerca/ponte` (requirements 2.68: the parts are optional). */
function readBareWords(parts: readonly string[]): string {
  return parts.filter((part) => !part.includes('_') && !NAME_OF.has(part.toLowerCase())).join(' ')
}

/** True where the query string says anything of a search: friendly addresses are then the ones to go to. */
export function namesSearch(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => NAME_OF.has(key.toLowerCase()))
}

function collect(pairs: Iterable<readonly [name: string, value: string]>): Given {
  const given: Given = new Map()
  for (const [key, value] of pairs) {
    const name = NAME_OF.get(key.toLowerCase())
    if (name === undefined || value === '') continue
    const values = given.get(name)
    if (values === undefined) given.set(name, [value])
    else if (FILTER_NAMES.has(name)) values.push(value)
  }
  return given
}

function splitPart(part: string): [name: string, value: string] {
  const bar = part.indexOf('_')
  return bar === -1 ? [part, ''] : [part.slice(0, bar), part.slice(bar + 1)]
}

/** A single day, or from when to when: only one of them would narrow the search. */
function readDays(given: Given): Partial<SearchParameters> {
  const date = readInstant(given.get('date'))
  if (date !== null) return { date }
  return { dateFrom: readInstant(given.get('dateFrom')), dateTo: readInstant(given.get('dateTo'), endOfRomeDay) }
}

/**
 * Milliseconds as the grammar has them, or a day as a form's date field sends it: `2026-11-21` is that day's first instant in Rome,
 * and its last one where the search goes up to it.
 */
function readInstant([text = '']: readonly string[] = [], last?: (beginning: number) => number): number | null {
  const beginning = CALENDAR_DAY.test(text) ? startOfDayInRome(text)?.getTime() : undefined
  const digits = /^-?\d{1,16}$/.test(text) ? Number(text) + 0 : null
  const milliseconds = beginning === undefined ? digits : (last?.(beginning) ?? beginning)
  return dateSchema.safeParse(milliseconds).data ?? null
}

/** How words are sought; the default where nothing, or what there is not, is said. */
function readOptions(given: Given): Pick<SearchParameters, 'matching' | 'operator'> {
  const matching = readMatching(given.get('qsOpt')?.[0]?.toLowerCase() ?? '') ?? null
  return { matching, operator: given.get('qsOptLgcOpr')?.[0]?.toLowerCase() === 'and' ? 'and' : 'or' }
}

function readPage([text = '']: readonly string[] = []): number {
  const page = pageSchema.safeParse(/^\d{1,6}$/.test(text) ? Number(text) : 1)
  return page.success ? page.data : 1
}

/** As its address has them: the same search has one. */
function readFilters(known: readonly FilterId[], given: Given): SearchParameters['filters'] {
  const filters: SearchParameters['filters'] = {}
  for (const filter of known) {
    const values = readFilterValues(given.get(filter) ?? [])
    if (values.length > 0) filters[filter] = values
  }
  return filters
}
