import { liveStateSchema } from '@liberta/contracts/live-blog/live-blog.schema'
import { z } from 'zod'
import { LIVE_SCRIPTS, scriptEntrySchema } from '../../content/schemas/live.schema.ts'

/** Body of POST /_control/live: which script is begun, and how it stands then. */
export const startOrderSchema = z.strictObject({
  script: z.enum(LIVE_SCRIPTS),
  state: liveStateSchema.optional(),
})

const instantSchema = z.iso.datetime({ offset: true })

/** Body of PATCH /_control/live/{id}: what is left out stays; a story that was none becomes a live blog. */
export const liveOrderSchema = z.strictObject({
  state: liveStateSchema.optional(),
  resumesAt: instantSchema.nullable().optional(),
  contactAt: instantSchema.nullable().optional(),
})

const words = z.string().trim().min(1)

/** Body of POST /_control/live/{id}/entries: an entry as scripts have them, of now unless told; journalists by slug. */
export const entryOrderSchema = scriptEntrySchema.omit({ ago: true }).extend({
  title: words.max(300),
  text: z.array(words).default([]),
  quote: words.optional(),
  by: words.optional(),
  key: words.max(80).optional(),
  place: words.max(80).optional(),
  at: instantSchema.optional(),
})

/** What the control interface answers about a live blog. */
export const liveSummarySchema = z.object({
  id: z.number(),
  title: z.string(),
  /** The site's path. */
  path: z.string(),
  state: liveStateSchema,
  entries: z.number(),
  lastAt: z.string().nullable(),
  /** The number of the entry that was written. */
  entry: z.number().optional(),
})

export const comingEntriesSchema = z.object({ coming: z.array(scriptEntrySchema) })

export type LiveSummary = z.infer<typeof liveSummarySchema>
