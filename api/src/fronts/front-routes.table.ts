import { defineFixedRoute } from '../read-models/read-route.ts'
import type { ReadRoute } from '../read-models/read-route.ts'
import { noParametersSchema } from '../read-models/route-parameter.schema.ts'

/** Fronts: the home page as the editors have laid it out. */
export const FRONT_ROUTES: readonly ReadRoute[] = [
  defineFixedRoute({
    operation: 'readHomeFront',
    path: '/api/naxos/front/home',
    summary: 'The home page, block by block',
    reference: { model: 'front', id: 'home' },
    shape: 'data',
    cache: 'revalidated',
    pathParameters: noParametersSchema,
    queryParameters: noParametersSchema,
  }),
]
