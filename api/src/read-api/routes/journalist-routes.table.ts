import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** The people who write the paper. */
export const JOURNALIST_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listJournalists',
    path: '/api/naxos/journalist/list',
    summary: 'All journalists of the paper',
    model: 'journalists',
  }),
]
