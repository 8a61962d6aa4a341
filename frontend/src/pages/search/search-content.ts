import type { SearchScope } from '@liberta/addresses/site-address'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'

/** What a search page shows. */
export interface SearchContent {
  scope: SearchScope
  search: SearchParameters
  results: SearchResults
  /** What else the site has for the same words, beside the stories. */
  beside: SearchResults[]
  now: Date
}
