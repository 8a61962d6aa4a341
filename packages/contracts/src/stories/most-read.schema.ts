import { z } from 'zod'
import { storyIdSchema, storyTeaserSchema } from './story.schema.ts'

/** As many as the longest «Più lette» shows, and some that may be withdrawn before they are counted anew. */
export const MOST_READ_KEPT = 10

/** What readers of this site read most in the last 24 hours, the most read first; empty while too little was read to tell. */
export const mostReadSchema = z.array(storyTeaserSchema).max(MOST_READ_KEPT)

/** `POST /api/reads`: somebody reads this story. */
export const countReadSchema = z.object({ story: storyIdSchema })
