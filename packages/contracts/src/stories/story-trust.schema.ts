import { z } from 'zod'

/** Corrections of one story that are shown, the newest ones. */
export const MOST_CORRECTIONS = 20

/** What the newsroom has put right in a story, and when. */
export const correctionSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  text: z.string().min(1),
})

/** Newest first. */
export const correctionsSchema = z.array(correctionSchema).min(1).max(MOST_CORRECTIONS)

export type Correction = z.infer<typeof correctionSchema>

/** What of a story may have been made with artificial intelligence; `content` is something of it that nobody named. */
export const AI_PARTS = ['text', 'translation', 'summary', 'picture', 'audio', 'content'] as const

export const madeWithAISchema = z.array(z.enum(AI_PARTS)).min(1)

export type AIPart = (typeof AI_PARTS)[number]
