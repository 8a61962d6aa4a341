import { decodeWord, encodeWord } from './list-id.ts'
import {
  FILTER_IDS,
  FILTERS_OF_KIND,
  OTHER_SORT,
  searchKindSchema,
  searchParametersSchema,
} from '../search/search-parameters.schema.ts'
import type { SearchKind, SearchParameters } from '../search/search-parameters.schema.ts'

/** Longest id of a search; a search that needs a longer one is refused. */
export const LONGEST_SEARCH_ID = 1500

/**
 * The id of what a search found: one spelling for all searches that find the same. Case and the order of a filter's values do
 * not count, nor do filters and orders that the kind of search does not know, nor operator, matching and order where no words are sought.
 */
export function buildSearchId(kind: SearchKind, search: SearchParameters): string {
  const parts: string[] = [kind, `page_${search.page}`]
  if (search.text !== null) parts.push(`query_${encodeWord(search.text.toLowerCase())}`)
  if (search.text !== null && search.operator !== 'or') parts.push(`operator_${search.operator}`)
  if (search.text !== null && search.matching !== null) parts.push(`matching_${search.matching}`)
  if (search.text !== null && search.sort !== null && search.sort === OTHER_SORT[kind])
    parts.push(`sort_${search.sort}`)
  if (search.when !== null) parts.push(`when_${search.when}`)
  for (const name of ['date', 'dateFrom', 'dateTo'] as const) {
    const value = search[name]
    if (value !== null) parts.push(`${name}_${value}`)
  }
  for (const filter of FILTERS_OF_KIND[kind]) {
    const values = search.filters[filter]
    if (values !== undefined) parts.push(`${filter}_${[...new Set(values)].toSorted().join(',')}`)
  }
  return parts.join('.')
}

/** Reads an id made by `buildSearchId`; null for anything else. */
export function parseSearchId(id: string): { kind: SearchKind; search: SearchParameters } | null {
  if (id.length > LONGEST_SEARCH_ID) return null
  const [first, ...parts] = id.split('.')
  const kind = searchKindSchema.safeParse(first)
  if (!kind.success) return null
  const given = new Map(parts.map((part) => splitPart(part)))
  const search = searchParametersSchema.safeParse({
    text: given.has('query') ? decodeWord(given.get('query') ?? '') : null,
    operator: given.get('operator') ?? 'or',
    matching: given.get('matching') ?? null,
    sort: given.get('sort') ?? null,
    when: given.get('when') ?? null,
    date: numberOrNull(given.get('date')),
    dateFrom: numberOrNull(given.get('dateFrom')),
    dateTo: numberOrNull(given.get('dateTo')),
    filters: Object.fromEntries(
      FILTER_IDS.flatMap((filter) => (given.has(filter) ? [[filter, given.get(filter)?.split(',')]] : [])),
    ),
    page: Number(given.get('page')),
  })
  // What does not come out as it went in was no id: two ids never name one search.
  return search.success && buildSearchId(kind.data, search.data) === id
    ? { kind: kind.data, search: search.data }
    : null
}

function splitPart(part: string): [name: string, value: string] {
  const bar = part.indexOf('_')
  return [part.slice(0, bar), part.slice(bar + 1)]
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
