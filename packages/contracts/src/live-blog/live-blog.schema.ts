import { z } from 'zod'
import { authorSchema } from '../people/journalist.schema.ts'
import { pageIdSchema } from '../text/cms-id.schema.ts'
import { storyBlockSchema } from '../story-text/story-block.schema.ts'

/** Entries that a page of a live blog shows, and that one page of all of them holds. */
export const ENTRIES_PER_PAGE = 20

/** Moments that the CMS may mark as those of the day: the newest stand, a reader looks through no more. */
export const MOST_KEY_MOMENTS = 12

/** Points of the curve beside a number that matters. */
export const MOST_POINTS = 60

const instantSchema = z.iso.datetime({ offset: true })

/** An entry's number in the CMS; within one story no two have the same. */
export const liveEntryIdSchema = pageIdSchema

/** Whether somebody is writing now, comes back at a known or unknown time, or has ended. */
export const liveStateSchema = z.enum(['live', 'paused', 'ended'])

/** What a card shows of a live story. */
export const liveFactsSchema = z.object({
  state: liveStateSchema,
  /** Of a pause; null where nobody knows. */
  resumesAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
})

/** One entry of a live blog. Text is plain, as that of every story. */
export const liveEntrySchema = z.object({
  id: liveEntryIdSchema,
  /** When it happened; entries stand in this order, those of one time in that of their ids. */
  at: instantSchema,
  title: z.string().min(1),
  blocks: z.array(storyBlockSchema),
  author: authorSchema.nullable(),
  /** What follows the author's name: «da Calendasco». */
  place: z.string().nullable(),
  pinned: z.boolean(),
  /** Its few words among the key moments; null for one that is none. */
  key: z.string().nullable(),
})

const keyMomentSchema = liveEntrySchema.pick({ id: true, at: true }).extend({ title: z.string().min(1) })

/** A number that matters now, and how it came to be: a river's level, a score. */
const liveFigureSchema = z.object({
  title: z.string().min(1),
  /** As it is to be read: «4,86», «2-1». */
  value: z.string().min(1).max(12),
  unit: z.string().nullable(),
  notes: z.array(z.string().min(1)).max(4),
  /** Its past, evenly spaced, the last one now; none where there is no curve. */
  points: z.array(z.number()).max(MOST_POINTS),
  /** What stands under the first point. */
  since: z.string().nullable(),
  threshold: z.object({ value: z.number(), label: z.string().min(1) }).nullable(),
})

/** A live story's own: what its page shows beside the head. Its size is bounded; older entries are in `liveEntries`. */
export const liveBlogSchema = z.object({
  /** When the newsroom last heard of those who write; null where nobody watches that. */
  contactAt: instantSchema.nullable(),
  /** All entries that there are. */
  total: z.number().int().nonnegative(),
  pinned: liveEntrySchema.nullable(),
  /** Newest first. */
  keyMoments: z.array(keyMomentSchema).max(MOST_KEY_MOMENTS),
  figure: liveFigureSchema.nullable(),
  /** The newest ones, newest first. */
  entries: z.array(liveEntrySchema).max(ENTRIES_PER_PAGE),
})

/**
 * One page of all entries, from the beginning: a page that is full stays as it is, whatever comes, so that an address leads to the same
 * entries for ever, and a new entry touches the last page alone.
 */
export const liveEntryListSchema = z.object({
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  /** Oldest first. */
  entries: z.array(liveEntrySchema),
})

export type LiveState = z.infer<typeof liveStateSchema>
export type LiveFacts = z.infer<typeof liveFactsSchema>
export type LiveEntry = z.infer<typeof liveEntrySchema>
export type LiveFigure = z.infer<typeof liveFigureSchema>
export type LiveBlog = z.infer<typeof liveBlogSchema>
export type LiveEntryList = z.infer<typeof liveEntryListSchema>
