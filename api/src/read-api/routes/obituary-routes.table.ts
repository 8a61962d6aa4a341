import { obituaryPeriodSchema } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { buildObituaryListId, parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { defineIdRoute, defineListRoute, defineWholeRoute, referWithin } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'
import { pageParameterSchema, textParameterSchema } from '../route-parameter.schema.ts'

const obituaryListQuerySchema = z.object({
  query: textParameterSchema.describe('Beginnings of words of a name or a town, at most 120 characters'),
  town: slugSchema.optional().describe('Slug of a town that notices name'),
  period: obituaryPeriodSchema.optional().describe('The last days: 1, 7, 30 or 182 of them, today included'),
  page: pageParameterSchema,
})

/** Obituaries: the newest, those of a name, a town or a period, the towns there are, and one by itself. */
export const OBITUARY_ROUTES: readonly ReadRoute[] = [
  defineListRoute({
    operation: 'listObituaries',
    path: '/api/naxos/obituary/list',
    summary: 'One page of the notices, newest first; of a name, a town or a period where one is given',
    model: 'obituaryList',
    queryParameters: obituaryListQuerySchema,
    refer: ({ query, town = null, period = null, page }) =>
      referWithin('obituaryList', buildObituaryListId({ query, town, period, page })),
    isDear: (id) => parseObituaryListId(id)?.query !== null,
  }),
  defineWholeRoute({
    operation: 'listObituaryTowns',
    path: '/api/naxos/obituary_town/list',
    summary: 'The towns that the notices of the last year name, in the order of the alphabet',
    model: 'obituaryTowns',
  }),
  defineIdRoute({
    operation: 'readObituary',
    path: '/api/naxos/obituary/{id}',
    summary: 'One notice',
    model: 'obituary',
  }),
]
