import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** The rules by which old addresses lead to new ones (requirements 3.46). */
export const REDIRECT_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listRedirects',
    path: '/api/naxos/redirect/list',
    summary: 'The redirect rules, keyed by 301 and 302',
    model: 'redirects',
  }),
]
