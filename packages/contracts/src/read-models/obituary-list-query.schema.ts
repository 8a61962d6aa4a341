import { z } from 'zod'
import { obituaryPeriodSchema } from '../obituaries/obituary-filters.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { referWithin } from './define-read-route.ts'
import type { QueryCodec } from './define-read-route.ts'
import { buildObituaryListId } from './list-id.ts'
import type { ObituaryListKey } from './list-id.ts'
import { pageParameterSchema, textParameterSchema, writePage } from './read-parameter.schema.ts'

const obituaryListQuerySchema = z.object({
  query: textParameterSchema.describe('Beginnings of words of a name or a town, at most 120 characters'),
  town: slugSchema.optional().describe('Slug of a town that obituaries name'),
  period: obituaryPeriodSchema.optional().describe('The last days: 1, 7, 30 or 182 of them, today included'),
  page: pageParameterSchema,
})

/** The query of a list of obituaries: a name, a town and a period, together or alone or none of them; and a page. */
export const OBITUARY_LIST_QUERY: QueryCodec<typeof obituaryListQuerySchema, ObituaryListKey> = {
  schema: obituaryListQuerySchema,
  read: ({ query, town = null, period = null, page }) => ({ query, town, period, page }),
  write: ({ query, town, period, page }) => ({
    query: query ?? undefined,
    town: town ?? undefined,
    period: period ?? undefined,
    page: writePage(page),
  }),
  refer: (key) => referWithin('obituaryList', buildObituaryListId(key)),
}

const letterListQuerySchema = z.object({ page: pageParameterSchema })

/** The query of a list of letters to the editor: a page. */
export const LETTER_LIST_QUERY: QueryCodec<typeof letterListQuerySchema, { page: number }> = {
  schema: letterListQuerySchema,
  read: (query) => query,
  write: ({ page }) => ({ page: writePage(page) }),
  refer: ({ page }) => ({ model: 'letterList', id: String(page) }),
}
