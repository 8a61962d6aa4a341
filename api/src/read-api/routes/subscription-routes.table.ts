import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** What readers can subscribe to: plans and newsletters. */
export const SUBSCRIPTION_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listPlans',
    path: '/api/naxos/plan/list',
    summary: 'The plans of subscription',
    model: 'plans',
  }),
  defineWholeRoute({
    operation: 'listNewsletters',
    path: '/api/naxos/newsletter/list',
    summary: 'The newsletters',
    model: 'newsletters',
  }),
]
