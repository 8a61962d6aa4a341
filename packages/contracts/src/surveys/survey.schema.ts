import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** A question to the readers, with the votes so far. */
export const surveySchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  question: z.string().min(1),
  introduction: z.string().nullable(),
  answers: z
    .array(
      z.object({ id: z.number().int().positive(), text: z.string().min(1), votes: z.number().int().nonnegative() }),
    )
    .min(1),
})

/** All surveys, the current one first. */
export const surveyListSchema = z.array(surveySchema)

export type Survey = z.infer<typeof surveySchema>
