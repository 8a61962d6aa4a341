import { z } from 'zod'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { journalistReferenceSchema } from '@liberta/contracts/people/journalist.schema'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { storyBlockSchema } from '@liberta/contracts/story-text/story-block.schema'
import { captionsFormSchema } from './catalogue-form.schema.ts'
import { liveBlogFormSchema, liveFactsFormSchema } from './compose-live-forms.ts'
import { hiddenNamesSchema, trustFormSchema } from './compose-trust.ts'

const storyChildLinkSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  sections: z.array(z.number()),
  anonymise: hiddenNamesSchema,
})

/** The short form of a story (docs/naxos.md). */
export const storyShortSchema = storyChildLinkSchema.extend({
  kicker: z.string().nullable(),
  standfirst: z.string().nullable(),
  kind: z.enum(['story', 'opinion', 'video', 'live']),
  /** Of a live blog: how it stands. */
  live: liveFactsFormSchema.nullable(),
  is_group: z.boolean(),
  premium: z.boolean(),
  tags: z.array(tagSchema),
  /** With their pictures where the story is an opinion. */
  journalists: z.array(journalistReferenceSchema.extend({ picture: pictureSchema.optional() })),
  picture: pictureSchema.nullable(),
  published_at: z.string(),
  updated_at: z.string(),
  /** Words of the text, the children's included. */
  word_count: z.number(),
  video_seconds: z.number().nullable(),
  video_url: z.string().nullable(),
  captions: captionsFormSchema,
  ...trustFormSchema.shape,
  children: z.array(storyChildLinkSchema),
})

const storyTextSchema = z.object({
  content_textual_only: z.string(),
  blocks: z.array(storyBlockSchema),
})

/** The full form of a story (docs/naxos.md). */
export const storyFullSchema = storyShortSchema.extend({
  ...storyTextSchema.shape,
  /** Of a premium story: what a subscriber finds in the rest of it. */
  teaser_note: z.string().nullable(),
  /** Of a live blog: what it has beside its head. */
  live_blog: liveBlogFormSchema.nullable(),
  /** Of a recipe that readers rated, from 1 to 5. */
  rating: z.object({ value: z.number(), count: z.number(), best: z.number(), worst: z.number() }).nullable(),
  children: z.array(storyShortSchema.extend({ ...storyTextSchema.shape, children: z.array(storyChildLinkSchema) })),
  read_next: z.array(storyShortSchema),
})

export type StoryShort = z.infer<typeof storyShortSchema>
export type StoryFull = z.infer<typeof storyFullSchema>
export type StoryChildLink = z.infer<typeof storyChildLinkSchema>
export type StoryBlock = z.infer<typeof storyBlockSchema>
