import { z } from 'zod'
import { slugSchema } from '../sections/section.schema.ts'

/** A question to the readers. */
export const surveySchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  question: z.string().min(1),
  introduction: z.string().nullable(),
  /** The instant from which nobody can vote any more; null where none is set. */
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  /** Closed by the editors, whatever the hour. */
  closed: z.boolean(),
  answers: z
    .array(
      z.object({
        id: z.number().int().positive(),
        text: z.string().min(1),
        /** What the CMS has counted itself, elsewhere than on the site; the site's own votes come on top. */
        votes: z.number().int().nonnegative(),
      }),
    )
    .min(1),
})

/** All surveys, the current one first. */
export const surveyListSchema = z.array(surveySchema)

export type Survey = z.infer<typeof surveySchema>

/** Whether a vote is taken at that instant. */
export function isSurveyOpen({ closed, closesAt }: Pick<Survey, 'closed' | 'closesAt'>, now: Date): boolean {
  return !closed && (closesAt === null || now.getTime() < Date.parse(closesAt))
}
