import { z } from 'zod'
import { LONGEST_SLUG } from '../text/slug.ts'
import { typedText, rowVersionSchema } from '../text/stored-field.schema.ts'

/** One topic or zone that a reader has chosen: whatever slug can be offered can be chosen. */
export const choiceSchema = typedText(LONGEST_SLUG).min(1)

/** Topics, or zones, that a reader can have chosen. */
export const MOST_CHOICES = 200

const choicesSchema = z.array(choiceSchema).max(MOST_CHOICES)

/** The topics and zones of a reader (requirements 3.14): slugs of tags, ids of zones. */
const interestsSchema = z.object({ topics: choicesSchema, zones: choicesSchema })
export type Interests = z.infer<typeof interestsSchema>

const interestsViewSchema = interestsSchema.extend({
  updatedAt: z.iso.datetime().nullable(),
  version: rowVersionSchema,
})
export type InterestsView = z.infer<typeof interestsViewSchema>

/** `GET /api/user/interests` (requirements 7.19). */
export const interestsAnswerSchema = z.object({ status: z.literal('ok'), data: interestsViewSchema })
export type InterestsAnswer = z.infer<typeof interestsAnswerSchema>

/** `POST /api/user/interests` (requirements 7.20). */
export const saveInterestsSchema = z.object({
  userId: z.string().max(100).optional(),
  interests: interestsSchema.extend({ version: rowVersionSchema.optional() }),
})
export type SaveInterests = z.output<typeof saveInterestsSchema>
