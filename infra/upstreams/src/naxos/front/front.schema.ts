import { z } from 'zod'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { hiddenNamesSchema } from '../forms/compose-trust.ts'
import { storyShortSchema } from '../forms/story-form.schema.ts'

const storiesSchema = z.array(storyShortSchema)

export const clipSchema = z.object({
  id: z.number(),
  title: z.string(),
  series: z.string(),
  URL: z.string(),
  picture: pictureSchema.nullable(),
  seconds: z.number(),
  published_at: z.string(),
})

export const sectionStoriesSchema = z.object({ section: z.number(), stories: storiesSchema })

export const frontEventSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  location: z.string(),
  period_start: z.string(),
  picture: pictureSchema.nullable(),
})

/** `data` of /front/home (docs/naxos.md, The home page). */
export const frontHomeSchema = z.object({
  live: z
    .object({ title: z.string(), URL: z.string(), updated_at: z.string(), anonymise: hiddenNamesSchema })
    .nullable(),
  breaking: z
    .object({
      id: z.number(),
      title: z.string(),
      URL: z.string(),
      published_at: z.string(),
      anonymise: hiddenNamesSchema,
    })
    .nullable(),
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('opening'), stories: storiesSchema }),
      z.object({ type: z.literal('latest'), stories: storiesSchema }),
      z.object({ type: z.literal('most_read'), stories: storiesSchema }),
      z.object({ type: z.literal('opinions'), stories: storiesSchema }),
      sectionStoriesSchema.extend({ type: z.literal('section') }),
      z.object({ type: z.literal('valleys'), river: sectionStoriesSchema, valleys: z.array(sectionStoriesSchema) }),
      z.object({ type: z.literal('television'), clips: z.array(clipSchema) }),
      z.object({ type: z.literal('podcasts'), clips: z.array(clipSchema) }),
      z.object({
        type: z.literal('events'),
        events: z.array(frontEventSchema),
      }),
      z.object({
        type: z.literal('obituaries'),
        obituaries: z.array(
          z.object({ id: z.number(), name: z.string(), age: z.number().nullable(), town: z.string() }),
        ),
      }),
    ]),
  ),
})

export type FrontHome = z.infer<typeof frontHomeSchema>
export type FrontBlock = FrontHome['blocks'][number]
export type FrontClip = z.infer<typeof clipSchema>
