import { AI_PARTS, MOST_CORRECTIONS } from '@liberta/contracts/stories/story-trust.schema'
import type { AIPart, Correction } from '@liberta/contracts/stories/story-trust.schema'
import { z } from 'zod'
import { cautiousField, instantField, requiredText } from '../answers/field.schema.ts'
import { keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosCorrectionSchema = z.object({ at: instantField, text: requiredText })
const partSchema = z.enum(AI_PARTS)

/**
 * What was put right in a story, newest first; nothing of one in which nothing was. One without its time or its words is dropped and
 * counted.
 */
export function mapCorrections(items: readonly unknown[], drop: Drop): { corrections?: Correction[] } {
  const corrections = keepLastValid(items, 'correction', drop, mapCorrection)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MOST_CORRECTIONS)
  return corrections.length > 0 ? { corrections } : {}
}

function mapCorrection(value: unknown): Correction | null {
  const answer = naxosCorrectionSchema.safeParse(value)
  return answer.success && answer.data.at !== null ? { at: answer.data.at, text: answer.data.text } : null
}

/**
 * What of a story was made with artificial intelligence, in the order of the table; nothing of one of which nothing was. What is not known
 * here counts as `content`: readers are told rather too much than nothing (Regulation 2024/1689, article 50).
 */
export function mapMadeWithAI(value: unknown): { madeWithAI?: AIPart[] } {
  if (!cautiousField.parse(value)) return {}
  const named = (Array.isArray(value) ? value : [value]).map((part) => partSchema.catch('content').parse(part))
  return named.length > 0 ? { madeWithAI: AI_PARTS.filter((part) => named.includes(part)) } : {}
}
