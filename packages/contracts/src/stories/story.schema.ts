import { z } from 'zod'
import { clipSchema } from '../media/clip.schema.ts'
import { pictureSchema } from '../media/picture.schema.ts'
import { pageIdSchema } from '../text/cms-id.schema.ts'
import { authorSchema } from '../people/journalist.schema.ts'
import { sectionReferenceSchema, slugSchema } from '../sections/section.schema.ts'
import { liveBlogSchema, liveFactsSchema } from '../live-blog/live-blog.schema.ts'
import { storyBlockSchema } from '../story-text/story-block.schema.ts'
import { correctionsSchema, madeWithAISchema } from './story-trust.schema.ts'

/** A tag (requirements 3.25). */
export const tagSchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  name: z.string().min(1),
})

export type Tag = z.infer<typeof tagSchema>

/** All tags of the paper, by name. */
export const tagListSchema = z.array(tagSchema)

const instantSchema = z.iso.datetime({ offset: true })

export const storyIdSchema = pageIdSchema

/** A link to a story, with no more than its words. */
const storyLinkSchema = z.object({
  id: storyIdSchema,
  slug: slugSchema,
  title: z.string().min(1),
  /** The first section, which gives the story its canonical address. */
  section: sectionReferenceSchema,
})

/** What a card shows of a story. */
export const storyTeaserSchema = storyLinkSchema.extend({
  /** `story` reports, `opinion` argues, `video` opens with a clip. */
  kind: z.enum(['story', 'opinion', 'video']),
  /** A few words above the title that replace the section's name; null where the section's name stands. */
  kicker: z.string().nullable(),
  standfirst: z.string().nullable(),
  picture: pictureSchema.nullable(),
  authors: z.array(authorSchema),
  publishedAt: instantSchema,
  updatedAt: instantSchema,
  /** For subscribers: everybody else reads a teaser. */
  premium: z.boolean(),
  isGroup: z.boolean(),
  /** Reading time in seconds at 250 words a minute, children included (requirements 9.41 to 9.43). */
  readingSeconds: z.number().int().nonnegative(),
  /** Seconds of the clip of a `video`; null where there is no clip to be played. */
  videoSeconds: z.number().int().positive().nullable(),
  /** Of a live blog: how it stands; null for every other story. */
  live: liveFactsSchema.nullable().default(null),
  /** What was put right in it, newest first; absent where nothing was. */
  corrections: correctionsSchema.optional(),
  /** What of it was made with artificial intelligence; absent where nothing was. */
  madeWithAI: madeWithAISchema.optional(),
  /** It is to stand in no list of machines: search engines, sitemaps, feeds. Absent of every other. */
  noindex: z.literal(true).optional(),
  /** The first stories of a group. */
  related: z.array(storyLinkSchema),
})

/** Whether the text ends before its end, because the rest is for subscribers: what is locked is nowhere in the model. */
const lockedSchema = z.boolean()

/** A story that stands inside a group (requirements 3.21, `children`). */
const storyChildSchema = storyLinkSchema.extend({
  publishedAt: instantSchema,
  locked: lockedSchema,
  blocks: z.array(storyBlockSchema),
})

/** What readers say of a recipe; the best is 5 and the worst 1 where nobody says otherwise (requirements 1.18). */
export const ratingSchema = z
  .object({
    value: z.number(),
    /** Readers who rated it. */
    count: z.number().int().positive(),
    best: z.number().default(5),
    worst: z.number().default(1),
  })
  .refine(({ value, best, worst }) => worst < best && worst <= value && value <= best)

/** A whole story, as its page shows it. */
export const storySchema = storyTeaserSchema.extend({
  /** All sections, the first one first. */
  sections: z.array(sectionReferenceSchema).min(1),
  tags: z.array(tagSchema),
  locked: lockedSchema,
  /** Of a premium story: what is missing from it, in the editor's own sentence. */
  teaserNote: z.string().nullish(),
  /** What a `video` opens with; null where there is nothing to play. */
  clip: clipSchema.nullable().default(null),
  /** Of a recipe that readers rated; nothing else has one. */
  rating: ratingSchema.optional(),
  blocks: z.array(storyBlockSchema),
  /** What a live blog shows beside the head; there where `live` is. */
  liveBlog: liveBlogSchema.nullable().default(null),
  children: z.array(storyChildSchema),
  /** Other stories worth reading next. */
  readNext: z.array(storyTeaserSchema),
})

export type StoryLink = z.infer<typeof storyLinkSchema>
export type StoryTeaser = z.infer<typeof storyTeaserSchema>
export type StoryChild = z.infer<typeof storyChildSchema>
export type Rating = z.infer<typeof ratingSchema>
export type Story = z.infer<typeof storySchema>

/** Whether machines may list a story: one that editors have taken out of search is read by its address alone, and where the site links to it. */
export function isIndexed({ noindex }: Pick<StoryTeaser, 'noindex'>): boolean {
  return noindex !== true
}
