import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'

const idSchema = z.number().int().positive()

/** What the CMS says by its webhook (docs/naxos.md). What is not known of here is ignored. */
export const cmsChangeSchema = z
  .object({
    /** Unique for a change; the same one comes again when the CMS is not sure that it was heard. */
    id: z.string().min(1).max(128),
    event: z.enum(['story.published', 'story.updated', 'story.withdrawn', 'configuration.changed', 'front.changed']),
    subject: z.object({
      type: z.enum(['story', 'section', 'folder', 'event_category', 'site', 'front']),
      id: storyIdSchema.nullish().transform((id) => id ?? null),
    }),
    /** Ancestors included. */
    sections: z.array(idSchema).max(50).nullish().transform(emptyIfNone),
    tags: z.array(slugSchema).max(100).nullish().transform(emptyIfNone),
    journalists: z.array(slugSchema).max(50).nullish().transform(emptyIfNone),
    updated_at: z.string().max(64).nullish(),
  })
  .refine(({ event, subject }) => !event.startsWith('story.') || (subject.type === 'story' && subject.id !== null), {
    message: 'a story event names a story',
    path: ['subject'],
  })

export type CmsChange = z.output<typeof cmsChangeSchema>

function emptyIfNone<T>(items: T[] | null | undefined): T[] {
  return items ?? []
}
