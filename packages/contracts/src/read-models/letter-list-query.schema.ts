import { z } from 'zod'
import type { QueryCodec } from './define-read-route.ts'
import { pageParameterSchema, writePage } from './read-parameter.schema.ts'

const letterListQuerySchema = z.object({ page: pageParameterSchema })

/** The query of a list of letters to the editor: a page. */
export const LETTER_LIST_QUERY: QueryCodec<typeof letterListQuerySchema, { page: number }> = {
  schema: letterListQuerySchema,
  read: (query) => query,
  write: ({ page }) => ({ page: writePage(page) }),
  refer: ({ page }) => ({ model: 'letterList', id: String(page) }),
}
