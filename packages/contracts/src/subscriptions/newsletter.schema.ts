import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** A newsletter that readers may subscribe to. */
export const newsletterSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
  description: z.string().nullable(),
  /** When it is sent, in words: «Ogni mattina alle 7». */
  schedule: z.string().nullable(),
})

export const newsletterListSchema = z.array(newsletterSchema)

export type Newsletter = z.infer<typeof newsletterSchema>
