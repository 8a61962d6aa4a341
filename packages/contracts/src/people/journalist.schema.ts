import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'

export const journalistReferenceSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
})

export const journalistSchema = journalistReferenceSchema.extend({
  role: z.string().nullable(),
  biography: z.string().nullable(),
  picture: pictureSchema.nullable(),
})

export type JournalistReference = z.infer<typeof journalistReferenceSchema>
export type Journalist = z.infer<typeof journalistSchema>
