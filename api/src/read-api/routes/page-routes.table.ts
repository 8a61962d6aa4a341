import { defineReadRoute, defineWholeRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'
import { noParametersSchema, slugInPathSchema } from '../route-parameter.schema.ts'

/** Pages that editors write (requirements 2, the fixed routes that are text). */
export const PAGE_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listPages',
    path: '/api/naxos/page/list',
    summary: 'All editorial pages, without their text',
    model: 'pages',
  }),
  defineReadRoute({
    operation: 'readPage',
    path: '/api/naxos/page/{slug}',
    summary: 'One editorial page with its text',
    model: 'page',
    shape: 'data',
    cache: 'revalidated',
    pathParameters: slugInPathSchema,
    queryParameters: noParametersSchema,
    refer: ({ slug }) => ({ model: 'page', id: slug }),
  }),
]
