import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** Podcasts, each with its episodes. */
export const PODCAST_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listPodcasts',
    path: '/api/naxos/podcast/list',
    summary: 'All podcasts with their episodes, newest first',
    model: 'podcasts',
  }),
]
