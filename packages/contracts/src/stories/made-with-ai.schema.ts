import { z } from 'zod'

/** What of a story may have been made with artificial intelligence; `content` is something of it that nobody named. */
export const AI_PARTS = ['text', 'translation', 'summary', 'picture', 'audio', 'content'] as const

export const madeWithAISchema = z.array(z.enum(AI_PARTS)).min(1)

export type AIPart = (typeof AI_PARTS)[number]
