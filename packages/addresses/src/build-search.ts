import { FILTER_IDS, OTHER_SORT, writeMatching } from '@liberta/contracts/search/search-parameters.schema'
import type { FilterId, SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchScope } from './site-address.types.ts'

const AGENDA_FILTERS: ReadonlySet<FilterId> = new Set(['types', 'locations'])

/** The filters that an address of this search may name (requirements 3.36; types and locations are the agenda's). */
export function filtersOfScope(scope: SearchScope): readonly FilterId[] {
  return scope === 'events' ? FILTER_IDS : FILTER_IDS.filter((filter) => !AGENDA_FILTERS.has(filter))
}

const KIND_OF_SCOPE: Readonly<Record<SearchScope, SearchKind>> = {
  site: 'story',
  news: 'story',
  teleliberta: 'multimedia',
  events: 'event',
}

/** The order that an address of this search names: the one beside the scope's own, where words are sought; else null. */
export function sortOfAddress(
  scope: SearchScope,
  { text, sort }: Pick<SearchParameters, 'text' | 'sort'>,
): SearchParameters['sort'] {
  return text !== null && sort === OTHER_SORT[KIND_OF_SCOPE[scope]] ? sort : null
}

/** Name and value of everything that is sought, in the one order; values are percent-encoded. The first page and the default options are not named. */
function listParts(scope: SearchScope, search: SearchParameters): [name: string, value: string][] {
  const parts: [string, string][] = []
  if (search.text !== null) parts.push(['query', encodeURIComponent(search.text.toWellFormed())])
  for (const name of ['date', 'dateFrom', 'dateTo'] as const) {
    const value = search[name]
    if (value !== null) parts.push([name, String(value)])
  }
  for (const filter of filtersOfScope(scope)) {
    const values = search.filters[filter]
    if (values !== undefined) parts.push([filter, [...new Set(values)].toSorted().join(',')])
  }
  if (search.text !== null && search.matching !== null) parts.push(['qsOpt', writeMatching(search.matching)])
  if (search.text !== null && search.operator !== 'or') parts.push(['qsOptLgcOpr', search.operator])
  const sort = sortOfAddress(scope, search)
  if (sort !== null) parts.push(['sort', sort])
  if (search.page > 1) parts.push(['page', String(search.page)])
  return parts
}

/** What a search's addresses are made of. */
export interface SearchSpelling {
  scope: SearchScope
  prefix: string
  suffix: string
  friendly: boolean
}

/**
 * The address of a search (requirements 2.85, friendly search URLs): prefix, a moving day's word, `query_{text}` and the other
 * parts, ending in `/s`; or, where friendly search is off, the same in the query string. A search for everything is the bare
 * prefix.
 */
export function buildSearch({ scope, prefix, suffix, friendly }: SearchSpelling, search: SearchParameters): string {
  const start = `/${prefix}${search.when === null || scope !== 'events' ? '' : `/${search.when}`}`
  const parts = listParts(scope, search)
  if (parts.length === 0) return start
  return friendly
    ? `${start}/${parts.map(([name, value]) => `${name}_${value}`).join('/')}/${suffix}`
    : `${start}?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`
}
