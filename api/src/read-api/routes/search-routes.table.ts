import { buildSearchId } from '@liberta/contracts/read-models/search-id'
import { defineListRoute, referWithin } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'
import { readSearchParameters, searchQuerySchema } from './search-query.schema.ts'

/** The search (requirements 7.29). What nobody has sought before costs the CMS a search, so it is dear. */
export const SEARCH_ROUTES: readonly ReadRoute[] = [
  defineListRoute({
    operation: 'search',
    path: '/api/naxos/search',
    summary: 'One page of the stories, multimedia items or events that a search finds, best first',
    model: 'search',
    queryParameters: searchQuerySchema,
    refer: (query) => referWithin('search', buildSearchId(query.type, readSearchParameters(query))),
    isDear: () => true,
  }),
]
