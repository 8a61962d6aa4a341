import { z } from 'zod'
import { madeWithAISchema } from '@liberta/contracts/stories/story-trust.schema'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { LIVE_EDITS } from './live-edit.schema.ts'
import { zoneSlugs } from '../../content/schemas/parts.schema.ts'

const idSchema = z.number().int().positive()

const correctionFieldsSchema = z.object({ at: z.number(), text: z.string().min(1).max(600) })

const hiddenNameFieldsSchema = z.object({ name: z.string().min(1).max(200), instead: z.string().max(200).nullable() })

/** What an editor can set of a story. Sections, tags and journalists are ids, the first section gives the address. */
const storyFieldsSchema = z.object({
  title: z.string().min(1).max(300),
  kicker: z.string().min(1).max(80).nullable(),
  standfirst: z.string().min(1).max(600).nullable(),
  /** Plain paragraphs. */
  text: z.array(z.string().min(1)).min(1),
  sections: z.array(idSchema).min(1),
  tags: z.array(idSchema),
  journalists: z.array(idSchema),
  zone: z.enum(zoneSlugs),
  kind: z.enum(['story', 'opinion', 'video']),
  premium: z.boolean(),
  /** What was put right in it, oldest first; `at` is ms since the epoch. */
  corrections: z.array(correctionFieldsSchema).optional(),
  madeWithAI: madeWithAISchema.optional(),
  noindex: z.boolean().optional(),
  /** Names that nobody is to read any more in it. */
  anonymise: z.array(hiddenNameFieldsSchema).max(50).optional(),
})

/** One act of an editor, as it stands in the journal. `at` is ms since the epoch. */
export const editSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish'), at: z.number(), id: idSchema, fields: storyFieldsSchema }),
  z.object({ type: z.literal('update'), at: z.number(), id: idSchema, fields: storyFieldsSchema.partial() }),
  z.object({ type: z.literal('withdraw'), at: z.number(), id: idSchema }),
  /** Lays the front: a story as the lead, what is live and what breaks (null: nothing does). What is left out stays. */
  z.object({
    type: z.literal('front'),
    at: z.number(),
    lead: idSchema.optional(),
    live: z
      .object({ story: idSchema, title: z.string().min(1) })
      .nullable()
      .optional(),
    breaking: z
      .object({ story: idSchema, title: z.string().min(1).nullable() })
      .nullable()
      .optional(),
  }),
  /** Changes an editorial page: what is left out stays, and a text that is given takes the place of all blocks. */
  z.object({
    type: z.literal('page'),
    at: z.number(),
    slug: slugSchema,
    title: z.string().min(1).max(200).optional(),
    standfirst: z.string().min(1).max(600).optional(),
    /** Plain paragraphs. */
    text: z.array(z.string().min(1)).min(1).optional(),
  }),
  ...LIVE_EDITS,
  z.object({
    type: z.literal('configuration'),
    at: z.number(),
    trendings: z.array(z.object({ name: z.string().min(1), URL: z.string().min(1) })),
  }),
])

export type CorrectionFields = z.infer<typeof correctionFieldsSchema>
export type HiddenNameFields = z.infer<typeof hiddenNameFieldsSchema>
export type StoryFields = z.infer<typeof storyFieldsSchema>
export type Edit = z.infer<typeof editSchema>
export type EditOf<T extends Edit['type']> = Extract<Edit, { type: T }>
