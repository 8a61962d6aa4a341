import { z } from 'zod'
import type { StoryDeal } from '../archive/story-archive.ts'

/** What the process that builds the index is started with. */
export const indexTaskSchema = z.object({
  seed: z.number(),
  stories: z.number(),
  anchor: z.number(),
  path: z.string(),
  content: z.string(),
  /** Number of the newest story that is out, and when that was; ms since the epoch. */
  newest: z.number(),
  now: z.number(),
})

/** What it is sent then, as that is long: what the stories were dealt, which takes seconds to deal again. */
export const dealsMessageSchema = z.object({ deals: z.custom<readonly StoryDeal[]>(Array.isArray) })

export type IndexTask = z.infer<typeof indexTaskSchema>
