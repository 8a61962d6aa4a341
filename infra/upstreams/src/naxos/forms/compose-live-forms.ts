import { ENTRIES_PER_PAGE, MOST_KEY_MOMENTS } from '@liberta/contracts/live-blog/live-blog.schema'
import { liveStateSchema } from '@liberta/contracts/live-blog/live-blog.schema'
import { journalistReferenceSchema } from '@liberta/contracts/people/journalist.schema'
import { storyBlockSchema } from '@liberta/contracts/story-text/story-block.schema'
import { z } from 'zod'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import type { ChoosePicture } from '../../content/stories/picture-subjects.table.ts'
import type { DeskBlog, DeskEntry } from '../edits/live-desk.ts'

/** How a live story stands, in its short form. */
export const liveFactsFormSchema = z.object({
  state: liveStateSchema,
  resumes_at: z.string().nullable(),
  ended_at: z.string().nullable(),
})

/** One entry of a live story (docs/naxos.md). */
export const liveEntryFormSchema = z.object({
  id: z.number(),
  at: z.string(),
  title: z.string(),
  blocks: z.array(storyBlockSchema),
  author: journalistReferenceSchema.nullable(),
  place: z.string().nullable(),
  pinned: z.boolean(),
  key: z.string().nullable(),
})

/** What a live story has beside the rest of its full form. */
export const liveBlogFormSchema = z.object({
  last_contact_at: z.string().nullable(),
  total: z.number(),
  pinned: liveEntryFormSchema.nullable(),
  key_moments: z.array(z.object({ id: z.number(), at: z.string(), title: z.string() })),
  figure: z
    .object({
      title: z.string(),
      value: z.string(),
      unit: z.string().nullable(),
      notes: z.array(z.string()),
      points: z.array(z.number()),
      since: z.string().nullable(),
      threshold: z.object({ value: z.number(), label: z.string() }).nullable(),
    })
    .nullable(),
  entries: z.array(liveEntryFormSchema),
})

export type LiveEntryForm = z.infer<typeof liveEntryFormSchema>

const orNull = (at: number | null) => (at === null ? null : writeRomeTime(at))

/** How a live story stands. */
export function composeLiveFacts({ state, resumesAt, endedAt }: DeskBlog): z.infer<typeof liveFactsFormSchema> {
  return { state, resumes_at: orNull(resumesAt), ended_at: orNull(endedAt) }
}

/** Puts live blogs into the forms of docs/naxos.md. */
export function createLiveForms(
  choosePicture: ChoosePicture,
  journalists: ReadonlyMap<number, { id: number; slug: string; name: string }>,
) {
  const authorOf = (id: number | null) => {
    const found = id === null ? undefined : journalists.get(id)
    return found ? { id: found.id, slug: found.slug, name: found.name } : null
  }
  const entry = ({ id, time, fields }: DeskEntry): LiveEntryForm => {
    const { title, text, quote, picture, journalist, place, pinned, key } = fields
    return {
      id,
      at: writeRomeTime(time),
      title,
      blocks: [
        ...text.map((words) => ({ type: 'paragraph' as const, text: words })),
        ...(quote === null ? [] : [{ type: 'quote' as const, ...quote }]),
        ...(picture === null
          ? []
          : [{ type: 'picture' as const, picture: choosePicture({ ...picture, caption: null }) }]),
      ],
      author: authorOf(journalist),
      place,
      pinned,
      key,
    }
  }
  const blog = ({ contactAt, entries, figure }: DeskBlog): z.infer<typeof liveBlogFormSchema> => {
    const newest = entries.toReversed()
    const pinned = newest.find(({ fields }) => fields.pinned)
    return {
      last_contact_at: orNull(contactAt),
      total: entries.length,
      pinned: pinned ? entry(pinned) : null,
      key_moments: newest
        .flatMap(({ id, time, fields: { key } }) => (key === null ? [] : [{ id, at: writeRomeTime(time), title: key }]))
        .slice(0, MOST_KEY_MOMENTS),
      figure,
      entries: newest.slice(0, ENTRIES_PER_PAGE).map(entry),
    }
  }
  return { entry, blog }
}
