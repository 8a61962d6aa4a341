import { buildObituaryListId, parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import { z } from 'zod'
import { defineIdRoute, defineListRoute, referWithin } from '../read-models/read-route.ts'
import type { ReadRoute } from '../read-models/read-route.ts'
import { pageParameterSchema, textParameterSchema } from '../read-models/route-parameter.schema.ts'

const obituaryListQuerySchema = z.object({
  query: textParameterSchema.describe('Beginnings of words of a name or a town, at most 120 characters'),
  page: pageParameterSchema,
})

/** Obituaries: the newest, those of a name or a town, and one by itself. */
export const OBITUARY_ROUTES: readonly ReadRoute[] = [
  defineListRoute({
    operation: 'listObituaries',
    path: '/api/naxos/obituary/list',
    summary: 'One page of the notices, newest first; of a name or a town where one is given',
    model: 'obituaryList',
    queryParameters: obituaryListQuerySchema,
    refer: (query) => referWithin('obituaryList', buildObituaryListId(query)),
    isDear: (id) => parseObituaryListId(id)?.query !== null,
  }),
  defineIdRoute({
    operation: 'readObituary',
    path: '/api/naxos/obituary/{id}',
    summary: 'One notice',
    model: 'obituary',
  }),
]
