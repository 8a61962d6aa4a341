import { madeWithAISchema } from '@liberta/contracts/stories/story-trust.schema'
import { z } from 'zod'
import { zoneSlugs } from '../../content/schemas/parts.schema.ts'

/** What an editor writes of a story, with names as an editor knows them: sections, tags and journalists by slug. */
const words = {
  title: z.string().trim().min(1).max(300),
  kicker: z.string().trim().min(1).max(80).nullable(),
  standfirst: z.string().trim().min(1).max(600).nullable(),
  /** Paragraphs, parted by an empty line. */
  text: z.string().trim().min(1),
  /** Slug, or path as `sport/calcio`. */
  section: z.string().trim().min(1),
  tags: z.array(z.string().trim().min(1)),
  journalist: z.string().trim().min(1),
  zone: z.enum(zoneSlugs),
  kind: z.enum(['story', 'opinion', 'video']),
  premium: z.boolean(),
  /** Said of the story from now on, beside those that are there. */
  correction: z.string().trim().min(1).max(600),
  /** What of it was made with artificial intelligence. */
  madeWithAI: madeWithAISchema,
  /** Whether it is to stand in no list of machines. */
  noindex: z.boolean(),
  /** Names that nobody is to read any more in it; where nothing is to stand in place of one, the reader of the CMS finds something. */
  anonymise: z
    .array(
      z.strictObject({ name: z.string().trim().min(1).max(200), instead: z.string().trim().nullable().default(null) }),
    )
    .max(50),
}

/** Body of POST /_control/stories. `lead` makes it the front's lead, `live` lays it across the front as live. */
export const publishOrderSchema = z.strictObject({
  ...z.object(words).partial().shape,
  title: words.title,
  lead: z.boolean().optional(),
  live: z.boolean().optional(),
})

/** Body of PATCH /_control/stories/{id}: what is left out stays. */
export const updateOrderSchema = publishOrderSchema.extend({ title: words.title.optional() })

const laidStorySchema = z.strictObject({ story: z.number().int().positive(), title: words.title.optional() })

/** Body of POST /_control/front. */
export const frontOrderSchema = z.strictObject({
  lead: z.number().int().positive().optional(),
  live: laidStorySchema.nullable().optional(),
  breaking: laidStorySchema.nullable().optional(),
})

/** Body of POST /_control/configuration. */
export const configurationOrderSchema = z.strictObject({
  trendings: z.array(z.strictObject({ name: z.string().trim().min(1), URL: z.string().startsWith('/') })),
})

/** What the control interface answers about a story. */
export const storySummarySchema = z.object({
  id: z.number(),
  title: z.string(),
  /** The site's path of the story. */
  path: z.string(),
  publishedAt: z.string(),
  withdrawn: z.boolean(),
})

export type PublishOrder = z.infer<typeof publishOrderSchema>
export type UpdateOrder = z.infer<typeof updateOrderSchema>
export type StorySummary = z.infer<typeof storySummarySchema>
