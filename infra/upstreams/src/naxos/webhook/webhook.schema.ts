import { z } from 'zod'

/** What Naxos tells its receiver (docs/naxos.md, Webhook). */
const webhookMessageSchema = z.object({
  id: z.string(),
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
    /** Null for the site and the front, of which there is one, and for a page, which its slug names. */
    id: z.number().int().nullable(),
    /** Of a page. */
    slug: z.string().optional(),
  }),
  /** Ids, ancestors included. */
  sections: z.array(z.number().int()),
  tags: z.array(z.string()),
  journalists: z.array(z.string()),
  /** Of an update of a live story: the entries that came, changed or went, where nothing else of it did. */
  entries: z.array(z.object({ id: z.number().int(), withdrawn: z.boolean() })).optional(),
  updated_at: z.string(),
})

export type WebhookMessage = z.infer<typeof webhookMessageSchema>
