import { jobOriginFields } from '@liberta/contracts/requests/request-id.schema'
import { liveEntryIdSchema } from '@liberta/contracts/live-blog/live-blog.schema'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { cmsIdSchema } from '@liberta/contracts/text/cms-id.schema'
import { z } from 'zod'

/** What the CMS may say that has happened (docs/naxos.md, «Webhook»). */
export const CMS_EVENTS = [
  'story.published',
  'story.updated',
  'story.withdrawn',
  'content.changed',
  'content.withdrawn',
  'configuration.changed',
  'front.changed',
] as const

/** What it may have happened to. */
export const CMS_SUBJECTS = [
  'story',
  'multimedia',
  'event',
  'obituary',
  'page',
  'section',
  'folder',
  'event_category',
  'site',
  'front',
] as const

/** The longest id of an announcement; characters. */
export const LONGEST_CHANGE_ID = 128

/** What happened to an entry of a live story. */
export const changedEntrySchema = z.object({ id: liveEntryIdSchema, withdrawn: z.boolean() })

/** A change of the CMS as the API has read it: ids of ours, slugs as addresses spell them, and nothing else. */
export const cmsChangeSchema = z.object({
  /** Of the announcement: the same one comes again when the CMS is not sure that it was heard. */
  id: z.string().min(1).max(LONGEST_CHANGE_ID),
  event: z.enum(CMS_EVENTS),
  subject: z.object({
    type: z.enum(CMS_SUBJECTS),
    /** Null for the site, the front and pages, and where it is no id of ours. */
    id: cmsIdSchema.nullable(),
    /** Of a page, which has no number. */
    slug: slugSchema.nullable(),
  }),
  /** Ancestors included. */
  sections: z.array(cmsIdSchema),
  tags: z.array(slugSchema),
  journalists: z.array(slugSchema),
  /**
   * Of an update of a live story: the entries that came, changed or went, where nothing else of the story did. None where more may have
   * changed, as of every other story.
   */
  entries: z.array(changedEntrySchema).optional(),
  /** When the subject was changed: an answer that says an earlier time is one from before. Milliseconds since the epoch; absent where that is not known. */
  updatedAtMs: z.number().int().min(0).optional(),
})

export type CmsChange = z.infer<typeof cmsChangeSchema>

/** The payload of a change's job. */
export const cmsChangeJobSchema = z.object({
  change: cmsChangeSchema,
  /** Names of the read models that tries before this one did not fetch; absent before the first try. */
  left: z.array(z.string()).optional(),
  /** Names of what came as it was before the change, and how often that was asked for again; absent where nothing did. */
  before: z.object({ names: z.array(z.string()), tries: z.number().int().min(0) }).optional(),
  /** The announcement's. */
  ...jobOriginFields,
})

export type CmsChangeJob = z.infer<typeof cmsChangeJobSchema>

/** Whether the thing itself is gone, so that its absence needs no other proof. */
export function isWithdrawal({ event }: Pick<CmsChange, 'event'>): boolean {
  return event.endsWith('.withdrawn')
}
