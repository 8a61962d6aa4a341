import { z } from 'zod'
import { revisionSchema } from '../read-models/envelope.schema.ts'
import { storyIdSchema } from '../stories/story.schema.ts'

/** The stream of events, and the same as one answer for who cannot listen (docs/live.md). Both are the site's own, not the API's. */
export const LIVE_EVENTS_PATH = '/live/events'
export const LIVE_NOW_PATH = '/live/now'

/** Most stories of a list, and entries of a live blog, that an event names. */
export const MOST_LIVE_ITEMS = 20

const instantSchema = z.iso.datetime({ offset: true })

/** The newest stories of the home page or of a list, newest first. */
export const liveListSchema = z.object({
  topic: z.string(),
  stories: z.array(z.object({ id: storyIdSchema, at: instantSchema })).max(MOST_LIVE_ITEMS),
})

/** An entry of a live blog. */
const liveEntrySchema = z.object({ id: z.string().min(1), at: instantSchema })

/** What a live blog's page needs to say that there is more of it. */
export const liveBlogNewsSchema = z.object({
  state: z.enum(['live', 'paused', 'ended']),
  /** Newest first. */
  entries: z.array(liveEntrySchema).max(MOST_LIVE_ITEMS),
})

/** What has become of a story: enough for its open page to say so, and not the text itself. */
export const liveStorySchema = z.object({
  id: storyIdSchema,
  updatedAt: instantSchema,
  revision: revisionSchema.nullable(),
  /** When its editors last corrected a mistake in it; null where they never said so. */
  correctedAt: instantSchema.nullable(),
  /** Paragraphs of its text and of the stories inside it, as far as everybody may read them. */
  paragraphs: z.number().int().nonnegative(),
  /** Null for a story that is no live blog. */
  blog: liveBlogNewsSchema.nullable(),
})

/** The breaking news that stands across all pages. */
export const liveBreakingSchema = z.object({
  id: storyIdSchema,
  title: z.string().min(1),
  /** Path on the site. */
  href: z.string().min(1),
  at: instantSchema,
  /** From then on it stands nowhere. */
  until: instantSchema,
})

/** The data of each event of the stream, by its name. */
export const LIVE_EVENTS = {
  /** Comes first on every connection, and whenever it changes; null while there is none. */
  breaking: liveBreakingSchema.nullable(),
  list: liveListSchema,
  story: liveStorySchema,
} as const

/** What the stream tells as one answer. */
export const liveNowSchema = z.object({
  /** After how long it is worth asking again; milliseconds. */
  pollMs: z.number().int().positive(),
  /** Left out while nothing is known of it: what is shown stays. */
  breaking: LIVE_EVENTS.breaking.optional(),
  lists: z.array(liveListSchema),
  stories: z.array(liveStorySchema),
})

export type LiveList = z.infer<typeof liveListSchema>
export type LiveStory = z.infer<typeof liveStorySchema>
export type LiveBreaking = z.infer<typeof liveBreakingSchema>
export type LiveNow = z.infer<typeof liveNowSchema>
