import { z } from 'zod'
import { journalistSchema } from '../people/journalist.schema.ts'
import { sectionSchema } from '../sections/section.schema.ts'
import { storyIdSchema, storyTeaserSchema, tagSchema } from './story.schema.ts'

/** Stories on one page of a list. */
export const STORIES_PER_PAGE = 30

/** What a list of stories is about. */
const storyListSubjectSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('latest') }),
  z.object({ type: z.literal('section'), section: sectionSchema }),
  z.object({ type: z.literal('tag'), tag: tagSchema }),
  z.object({ type: z.literal('journalist'), journalist: journalistSchema }),
])

/** One page of a list of stories, newest first. */
export const storyListSchema = z.object({
  subject: storyListSubjectSchema,
  page: z.number().int().positive(),
  /** Number of pages; at least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  stories: z.array(storyTeaserSchema),
})

/** As many as the longest «Più lette» shows, and some that may be withdrawn before they are counted anew. */
export const MOST_READ_KEPT = 10

/** What readers of this site read most in the last 24 hours, the most read first; empty while too little was read to tell. */
export const mostReadSchema = z.array(storyTeaserSchema).max(MOST_READ_KEPT)

/** `POST /api/reads`: somebody reads this story. */
export const countReadSchema = z.object({ story: storyIdSchema })

export type StoryListSubject = z.infer<typeof storyListSubjectSchema>
export type StoryList = z.infer<typeof storyListSchema>
