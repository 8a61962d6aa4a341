import { z } from 'zod'

/** What is said in a clip, as words that the player shows in time with it (WebVTT). */
export const captionsSchema = z.object({
  /** BCP 47: `it`. */
  language: z.string().min(2),
  /** What the player's menu calls them: `Italiano`. */
  label: z.string().min(1),
  /** Path on this site below /media/, ending in `.vtt`. */
  URL: z.string(),
})

/** A video that can be played. */
export const clipSchema = z.object({
  /** Path on this site below /media/. */
  URL: z.string(),
  captions: z.array(captionsSchema),
})

export type Captions = z.infer<typeof captionsSchema>
export type Clip = z.infer<typeof clipSchema>
