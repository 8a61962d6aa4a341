import { z } from 'zod'
import { defineListRoute } from '../read-route.ts'
import type { ReadRoute } from '../read-route.ts'
import { pageParameterSchema } from '../route-parameter.schema.ts'

/** Readers' letters to the editor that were published. */
export const LETTER_ROUTES: readonly ReadRoute[] = [
  defineListRoute({
    operation: 'listLetters',
    path: '/api/naxos/letter/list',
    summary: 'One page of the published letters, newest first',
    model: 'letterList',
    queryParameters: z.object({ page: pageParameterSchema }),
    refer: ({ page }) => ({ model: 'letterList', id: String(page) }),
  }),
]
