import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'
import type { QueryCodec } from './define-read-route.ts'
import { buildMultimediaListId } from './list-id.ts'
import type { MultimediaListKey } from './list-id.ts'
import { countGiven, pageParameterSchema, writePage } from './read-parameter.schema.ts'

const multimediaListQuerySchema = z
  .object({
    folder: slugSchema.optional().describe('Slug of a folder'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    page: pageParameterSchema,
  })
  .refine(({ folder, tag }) => countGiven([folder, tag]) <= 1, { message: 'only one of folder and tag is asked for' })

/** The query of a list of multimedia items: a folder, a tag, or neither for all of them; and a page. */
export const MULTIMEDIA_LIST_QUERY: QueryCodec<typeof multimediaListQuerySchema, MultimediaListKey> = {
  schema: multimediaListQuerySchema,
  read({ folder, tag, page }) {
    if (folder !== undefined) return { type: 'folder', slug: folder, page }
    return tag === undefined ? { type: 'all', page } : { type: 'tag', slug: tag, page }
  },
  write(key) {
    const page = writePage(key.page)
    return key.type === 'all' ? { page } : { [key.type]: key.slug, page }
  },
  refer: (key) => ({ model: 'multimediaList', id: buildMultimediaListId(key) }),
}
