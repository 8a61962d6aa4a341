import { z } from 'zod'
import { liveEntryIdSchema, liveStateSchema } from '@liberta/contracts/live-blog/live-blog.schema'
import { PICTURE_SUBJECTS } from '../../content/stories/picture-subjects.table.ts'
import type { LiveFigureRow } from '../../content/schemas/live.schema.ts'

const idSchema = z.number().int().positive()

/** What an editor writes of an entry; journalists by id. */
const entryFieldsSchema = z.object({
  title: z.string().min(1).max(300),
  text: z.array(z.string().min(1)),
  quote: z.object({ text: z.string().min(1), by: z.string().nullable() }).nullable(),
  key: z.string().min(1).max(80).nullable(),
  pinned: z.boolean(),
  journalist: idSchema.nullable(),
  place: z.string().min(1).max(80).nullable(),
  picture: z.object({ subject: z.enum(PICTURE_SUBJECTS), variant: z.number().int().nonnegative() }).nullable(),
})

const figureChangeSchema = z.object({ value: z.string(), notes: z.array(z.string()) })

/** The acts of editors on live blogs, as they stand in the journal. */
export const LIVE_EDITS = [
  /** Makes a story a live blog, or changes how one stands; what is left out stays. */
  z.object({
    type: z.literal('live'),
    at: z.number(),
    id: idSchema,
    state: liveStateSchema.optional(),
    resumesAt: z.number().nullable().optional(),
    /** When the newsroom last heard of those who write; null where nobody watches that. */
    contactAt: z.number().nullable().optional(),
    figure: z.custom<LiveFigureRow>().nullable().optional(),
  }),
  z.object({
    type: z.literal('entry'),
    at: z.number(),
    id: idSchema,
    entry: liveEntryIdSchema,
    /** When it happened, ms since the epoch. */
    time: z.number(),
    fields: entryFieldsSchema,
    figure: figureChangeSchema.optional(),
  }),
  z.object({ type: z.literal('dropEntry'), at: z.number(), id: idSchema, entry: liveEntryIdSchema }),
] as const

export type EntryFields = z.infer<typeof entryFieldsSchema>
