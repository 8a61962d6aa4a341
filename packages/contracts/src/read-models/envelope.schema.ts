import { z } from 'zod'

/**
 * `{upstream's updatedAt in ms}-{count of the fetch}`. The count is taken before a fetch begins, so a slow old answer
 * never wins over a newer one; compared part by part.
 */
export const revisionSchema = z.string().regex(/^\d{1,15}-\d{1,15}$/)

/**
 * What stands in Redis under a read model's key. `present` has a body; `missing` remembers a true 404 of the upstream;
 * `withdrawn` is the tombstone of what was taken back.
 */
export const envelopeSchema = z.object({
  schema: z.number().int().positive(),
  revision: revisionSchema,
  /** Milliseconds since the epoch. */
  fetchedAt: z.number().int().nonnegative(),
  freshUntil: z.number().int().nonnegative(),
  /** The upstream's validator, sent back as If-None-Match. */
  etag: z.string().nullable(),
  /** What the body is made of: `story:7242`, `section:12`, … A change of one of them makes the model stale. */
  tags: z.array(z.string()),
  state: z.enum(['present', 'missing', 'withdrawn']),
  body: z.unknown(),
})

/** What is announced when a read model changed, and what a purge says. */
export const changeAnnouncementSchema = z.object({
  /** `nameReadModel` of what changed. */
  name: z.string(),
  revision: revisionSchema,
  state: z.enum(['present', 'missing', 'withdrawn']),
  /** What was there before may be shown to nobody once more, though the thing stays. */
  hard: z.literal(true).optional(),
})

export type Envelope = z.infer<typeof envelopeSchema>
export type ChangeAnnouncement = z.infer<typeof changeAnnouncementSchema>

/** The Redis channel on which changes are announced. */
export const CHANGES_CHANNEL = 'rm:changes'

/** In a call of a frontend: the revision that it was told of. A copy of the API that has not heard of it yet asks Redis first. */
export const LEAST_REVISION_HEADER = 'x-least-revision'

/** In a call of a frontend: a declared robot waits for the answer. Of what is not warm, all robots together may ask for so much. */
export const ROBOT_HEADER = 'x-asked-by-robot'

/**
 * Where the API tells its frontends of changes. Nothing but what begins with `/api/` is handed through to the outside, so the
 * places there are for frontends alone.
 */
export const CHANGES_PATH = '/changes'

/** In an answer of the API: when the upstream last said what it holds, in milliseconds of the epoch. */
export const CONFIRMED_HEADER = 'x-model-confirmed'
