import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'

export const journalistReferenceSchema = z.object({
  id: z.number().int().positive(),
  /** Null for one without a page. */
  slug: slugSchema.nullable(),
  name: z.string().min(1),
})

/** Who wrote a story; `portrait` where it is an opinion and the writer has a face in the paper. */
export const authorSchema = journalistReferenceSchema.extend({ portrait: pictureSchema.nullish() })

export const journalistSchema = journalistReferenceSchema.extend({
  slug: slugSchema,
  role: z.string().nullable(),
  biography: z.string().nullable(),
  picture: pictureSchema.nullable(),
})

export type Author = z.infer<typeof authorSchema>
export type Journalist = z.infer<typeof journalistSchema>

/** All journalists of the paper, in the CMS's order. */
export const journalistListSchema = z.array(journalistSchema)
