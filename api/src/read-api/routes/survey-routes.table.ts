import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** Questions to the readers. */
export const SURVEY_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listSurveys',
    path: '/api/naxos/survey/list',
    summary: 'All surveys, the current one first, with the votes that the CMS has counted elsewhere',
    model: 'surveys',
  }),
  defineWholeRoute({
    operation: 'listSurveyVotes',
    path: '/api/naxos/survey/votes',
    summary: 'The votes given on the site, by survey and answer',
    model: 'surveyVotes',
  }),
]
