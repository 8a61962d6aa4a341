import { decodeSlug, encodeSlug } from '@liberta/contracts/text/slug'
import { readCmsId } from '@liberta/contracts/text/cms-id.schema'
import { cmsInstantSchema } from '@liberta/contracts/text/cms-instant.schema'
import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import {
  changedEntrySchema,
  CMS_EVENTS,
  CMS_SUBJECTS,
  LONGEST_CHANGE_ID,
} from '@liberta/platform/cms-changes/cms-change-job.schema'
import { z } from 'zod'

/** What a message names beside its subject, of each kind: no story stands in more, and a message has 64 kB at most. */
const MOST_NAMED = 500

const textOrNumber = z.union([z.string(), z.number().transform(String)])

/** An id of ours, as a number or as its digits; null for any other, of which there is nothing here. */
const idField = z
  .unknown()
  .optional()
  .transform((value) => readId(value))

/** A slug as addresses spell it, whatever its letters; null where it is none. */
const slugField = z
  .unknown()
  .optional()
  .transform((value) => readSlug(value))

/** When the subject was changed, milliseconds since the epoch; undefined where the message says no such time. */
const timeField = z
  .unknown()
  .optional()
  .transform((value) => {
    const time = Date.parse(cmsInstantSchema.safeParse(value).data ?? '')
    return time >= 0 ? time : undefined
  })

/** What every message has, whatever it tells of. */
export const cmsMessageSchema = z.looseObject({
  /** Unique for a change; the same one comes again when the CMS is not sure that it was heard. */
  id: textOrNumber.pipe(z.string().min(1).max(LONGEST_CHANGE_ID)),
  event: z.string().min(1).max(200),
  subject: z.looseObject({ type: z.string().max(200) }).nullish(),
})

/**
 * What the CMS says by its webhook (docs/naxos.md). What is not known of here is ignored: a message is taken for how it is signed,
 * and an id or a slug that is none of ours keeps nothing else of it from being acted on.
 */
export const announcedChangeSchema = cmsMessageSchema
  .pipe(
    z.object({
      id: z.string(),
      event: z.enum(CMS_EVENTS),
      subject: z.object({
        type: z.enum(CMS_SUBJECTS),
        id: idField,
        /** Of a page, which has no number. */
        slug: slugField,
      }),
      /** Ancestors included. */
      sections: listOf(readId),
      tags: listOf(readSlug),
      journalists: listOf(readSlug),
      /** Of an update of a live story, of which nothing else has changed. */
      entries: listOf(readEntry),
      updated_at: timeField,
    }),
  )
  .refine(({ event, subject }) => !event.startsWith('story.') || subject.type === 'story', {
    message: 'a story event names a story',
    path: ['subject'],
  })
  .refine(({ event, subject }) => !event.startsWith('content.') || CONTENT.has(subject.type), {
    message: 'a content event names a page, a multimedia item, an event or an obituary',
    path: ['subject'],
  })
  .transform(({ updated_at: updatedAtMs, ...change }) => ({
    ...change,
    ...(updatedAtMs !== undefined && { updatedAtMs }),
  }))

const CONTENT: ReadonlySet<string> = new Set(['page', 'multimedia', 'event', 'obituary'])

export type CmsMessage = z.output<typeof cmsMessageSchema>

/** Whether a message tells of something that is known here; a CMS may have more to tell than this site shows. */
export function tellsOfKnown({ event, subject }: CmsMessage): boolean {
  return isAmong(CMS_EVENTS, event) && (!subject || isAmong(CMS_SUBJECTS, subject.type))
}

function isAmong(known: readonly string[], word: string): boolean {
  return known.includes(word)
}

function listOf<Item>(read: (value: unknown) => Item | null) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) => (items ?? []).slice(0, MOST_NAMED).flatMap((item) => read(item) ?? []))
}

/** Of sections, whose ids may be larger, those alone that a worker of the version before takes: it would refuse the change as a whole. */
function readId(value: unknown): number | null {
  return storyIdSchema.safeParse(readCmsId(value)).data ?? null
}

function readEntry(value: unknown): z.infer<typeof changedEntrySchema> | null {
  const entry = z.object({ id: z.unknown(), withdrawn: z.boolean().nullish().catch(null) }).safeParse(value).data
  const id = readId(entry?.id)
  return id === null ? null : { id, withdrawn: entry?.withdrawn === true }
}

function readSlug(value: unknown): string | null {
  const text = textOrNumber.safeParse(value).data ?? ''
  if (text === '' || !text.isWellFormed()) return null
  const slug = encodeSlug(text)
  return decodeSlug(slug) === null ? null : slug
}
