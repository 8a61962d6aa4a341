import { defineWholeRoute } from '../read-models/read-route.ts'
import type { ReadRoute } from '../read-models/read-route.ts'

/** Questions to the readers. */
export const SURVEY_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listSurveys',
    path: '/api/naxos/survey/list',
    summary: 'All surveys with the votes so far, the current one first',
    model: 'surveys',
  }),
]
