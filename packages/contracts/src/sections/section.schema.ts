import { z } from 'zod'
import { decodeSlug, LONGEST_SLUG, SLUG_PATTERN } from '../text/slug.ts'

/** A slug as it stands in an address (`encodeSlug`). */
export const slugSchema = z
  .string()
  .max(LONGEST_SLUG)
  .regex(new RegExp(`^${SLUG_PATTERN}$`))
  .refine((slug) => decodeSlug(slug) !== null, 'is no slug')

/** What a card or a link has to know of a section. */
export const sectionReferenceSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
  /** Slugs from the root, joined by a slash: `sport/calcio`. */
  path: z.string().min(1),
})

/** A section of the paper (requirements 3.16 and 3.17): `ids` are the ancestors' ids and its own, joined by dots. */
export const sectionSchema = sectionReferenceSchema.extend({
  URL: z.string(),
  ids: z.string(),
  parent: z.number().int().positive().nullable(),
  subsections: z.array(sectionReferenceSchema),
})

export const sectionListSchema = z.array(sectionSchema)

export type SectionReference = z.infer<typeof sectionReferenceSchema>
export type Section = z.infer<typeof sectionSchema>
