import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** A tag (requirements 3.25). */
export const tagSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
})

export type Tag = z.infer<typeof tagSchema>

/** All tags of the paper, by name. */
export const tagListSchema = z.array(tagSchema)
