import { z } from 'zod'

/** What the thread that builds the index is told. */
export const indexTaskSchema = z.object({
  seed: z.number(),
  stories: z.number(),
  anchor: z.number(),
  path: z.string(),
  content: z.string(),
  /** Number of the newest story that is out. */
  newest: z.number(),
})

export type IndexTask = z.infer<typeof indexTaskSchema>
