import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { countGiven, pageParameterSchema } from '../route-parameter.schema.ts'

/** The query of a list of multimedia items: a folder, a tag, or neither for all of them; and a page. */
export const multimediaListQuerySchema = z
  .object({
    folder: slugSchema.optional().describe('Slug of a folder'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    page: pageParameterSchema,
  })
  .refine(({ folder, tag }) => countGiven([folder, tag]) <= 1, { message: 'only one of folder and tag is asked for' })

export type MultimediaListQuery = z.output<typeof multimediaListQuerySchema>
