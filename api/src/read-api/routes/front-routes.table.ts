import { defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'

/** Fronts: the home page as the editors have laid it out. */
export const FRONT_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'readHomeFront',
    path: '/api/naxos/front/home',
    summary: 'The home page, block by block',
    model: 'front',
    id: 'home',
  }),
]
