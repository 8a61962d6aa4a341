import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { storyIdSchema } from '@liberta/contracts/stories/story.schema'
import { z } from 'zod'

const idSchema = z.number().int().positive()

/** What the CMS says by its webhook (docs/naxos.md). What is not known of here is ignored. */
export const cmsChangeSchema = z
  .object({
    /** Unique for a change; the same one comes again when the CMS is not sure that it was heard. */
    id: z.string().min(1).max(128),
    event: z.enum([
      'story.published',
      'story.updated',
      'story.withdrawn',
      'content.changed',
      'content.withdrawn',
      'configuration.changed',
      'front.changed',
    ]),
    subject: z.object({
      type: z.enum([
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
      ]),
      id: storyIdSchema.nullish().transform((id) => id ?? null),
      /** Of a page, which has no number. */
      slug: slugSchema.nullish().transform((slug) => slug ?? null),
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
  .refine(({ event, subject }) => !event.startsWith('content.') || namesContent(subject), {
    message: 'a content event names a page by its slug, or an item by its id',
    path: ['subject'],
  })

export type CmsChange = z.output<typeof cmsChangeSchema>

function emptyIfNone<T>(items: T[] | null | undefined): T[] {
  return items ?? []
}

function namesContent({ type, id, slug }: { type: string; id: number | null; slug: string | null }): boolean {
  if (type === 'page') return slug !== null
  return id !== null && (type === 'multimedia' || type === 'event' || type === 'obituary')
}
