import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { sectionReferenceSchema } from '../sections/section.schema.ts'
import { storyIdSchema, storyTeaserSchema } from '../stories/story.schema.ts'

const instantSchema = z.iso.datetime({ offset: true })

/** What is happening now; stands across the page only while it lasts. */
const liveSchema = z.object({
  title: z.string().min(1),
  URL: z.string().min(1),
  updatedAt: instantSchema,
})

/** The news that stands across every page, until `LONGEST_BREAKING_MS` after `at` (`live/standing-breaking.ts`). */
const breakingSchema = z.object({
  id: storyIdSchema,
  title: z.string().min(1),
  URL: z.string().min(1),
  at: instantSchema,
})

/** A clip, a programme or an episode on a front. */
const frontClipSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  /** The programme or the podcast it belongs to. */
  series: z.string().min(1),
  URL: z.string().min(1),
  picture: pictureSchema.nullable(),
  /** Null where it is not known. */
  seconds: z.number().int().positive().nullable(),
  publishedAt: instantSchema,
})

const frontEventSchema = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  URL: z.string().min(1),
  category: z.string().min(1),
  place: z.string().min(1),
  startsAt: instantSchema,
  picture: pictureSchema.nullable(),
})

const frontObituarySchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  age: z.number().int().positive().nullable(),
  town: z.string().min(1),
  URL: z.string().min(1),
})

const storiesSchema = z.array(storyTeaserSchema)

/** One block of a front, in the order in which the editor laid them. */
const frontBlockSchema = z.discriminatedUnion('type', [
  /** The opening: the first story is the editor's lead. */
  z.object({ type: z.literal('opening'), stories: storiesSchema.min(1) }),
  z.object({
    type: z.literal('section'),
    section: sectionReferenceSchema,
    subsections: z.array(sectionReferenceSchema),
    stories: storiesSchema.min(1),
  }),
  z.object({ type: z.literal('latest'), stories: storiesSchema.min(1) }),
  z.object({ type: z.literal('mostRead'), stories: storiesSchema.min(1) }),
  z.object({ type: z.literal('opinions'), stories: storiesSchema.min(1) }),
  /** The four valleys and the river that they flow into. */
  z.object({
    type: z.literal('valleys'),
    river: z.object({ section: sectionReferenceSchema, stories: storiesSchema }),
    valleys: z.array(z.object({ section: sectionReferenceSchema, stories: storiesSchema })),
  }),
  z.object({ type: z.literal('television'), clips: z.array(frontClipSchema).min(1) }),
  z.object({ type: z.literal('podcasts'), clips: z.array(frontClipSchema).min(1) }),
  z.object({ type: z.literal('events'), events: z.array(frontEventSchema).min(1) }),
  z.object({ type: z.literal('obituaries'), obituaries: z.array(frontObituarySchema).min(1) }),
])

/** A front: the home page as the editors have laid it out. */
export const frontSchema = z.object({
  live: liveSchema.nullable(),
  /** Null, or missing in what was written before there was any, while nothing breaks. */
  breaking: breakingSchema.nullish(),
  updatedAt: instantSchema,
  blocks: z.array(frontBlockSchema),
})

export type Live = z.infer<typeof liveSchema>
export type Breaking = z.infer<typeof breakingSchema>
export type FrontClip = z.infer<typeof frontClipSchema>
export type FrontEvent = z.infer<typeof frontEventSchema>
export type FrontObituary = z.infer<typeof frontObituarySchema>
export type FrontBlock = z.infer<typeof frontBlockSchema>
export type Front = z.infer<typeof frontSchema>
