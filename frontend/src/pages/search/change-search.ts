import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { SearchScope } from '@liberta/addresses/site-address'
import { EMPTY_SEARCH, FILTERS_OF_KIND } from '@liberta/contracts/search/search-parameters.schema'
import type { FilterId, SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { SEARCH_SCOPES } from './search-scope.table.ts'

export const DATE_NAMES = ['date', 'dateFrom', 'dateTo'] as const
export type DateName = (typeof DATE_NAMES)[number]

/** The address of a search. */
export function addressOfSearch(grammar: AddressGrammar, scope: SearchScope, search: SearchParameters): string {
  return grammar.build({ type: 'search', scope, search })
}

/** The active filters that a kind of search knows; no other changes what it finds. */
export function activeFilters(kind: SearchKind, { filters }: SearchParameters): [FilterId, string[]][] {
  return FILTERS_OF_KIND[kind].flatMap((id): [FilterId, string[]][] => {
    const values = filters[id]
    return values === undefined ? [] : [[id, values]]
  })
}

/** The search without what its scope does not know: two addresses of one page have this one's for their canonical. */
export function pruneSearch(scope: SearchScope, search: SearchParameters): SearchParameters {
  const filters = Object.fromEntries(activeFilters(SEARCH_SCOPES[scope].kind, search))
  return { ...search, filters, when: scope === 'events' ? search.when : null }
}

/** The same search with a value of a filter more, or without it where it was there; from its first page. */
export function toggleFilter(search: SearchParameters, id: FilterId, value: string): SearchParameters {
  const before = search.filters[id] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  const { [id]: _replaced, ...others } = search.filters
  return { ...search, filters: after.length === 0 ? others : { ...others, [id]: after }, page: 1 }
}

/** The same search in its scope's own order, or in the other one; from its first page. */
export function sortSearch(search: SearchParameters, sort: SearchParameters['sort']): SearchParameters {
  return { ...search, sort, page: 1 }
}

/** The same search without one of its dates; from its first page. */
export function dropDate(search: SearchParameters, name: DateName): SearchParameters {
  return { ...search, [name]: null, page: 1 }
}

/** The words alone, for another scope, whose filters are others. */
export function keepText({ text }: SearchParameters): SearchParameters {
  return { ...EMPTY_SEARCH, text }
}

/** True where anything but the words narrows the search. */
export function isNarrowed(kind: SearchKind, search: SearchParameters): boolean {
  return activeFilters(kind, search).length > 0 || DATE_NAMES.some((name) => search[name] !== null)
}
