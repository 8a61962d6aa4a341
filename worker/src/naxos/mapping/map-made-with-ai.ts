import { AI_PARTS } from '@liberta/contracts/stories/story-trust.schema'
import type { AIPart } from '@liberta/contracts/stories/story-trust.schema'
import { z } from 'zod'
import { cautiousField } from '../answers/field.schema.ts'

const partSchema = z.enum(AI_PARTS)

/**
 * What of a story was made with artificial intelligence, in the order of the table; nothing of one of which nothing was. What is not known
 * here counts as `content`: readers are told rather too much than nothing (Regulation 2024/1689, article 50).
 */
export function mapMadeWithAI(value: unknown): { madeWithAI?: AIPart[] } {
  if (!cautiousField.parse(value)) return {}
  const named = (Array.isArray(value) ? value : [value]).map((part) => partSchema.catch('content').parse(part))
  return named.length > 0 ? { madeWithAI: AI_PARTS.filter((part) => named.includes(part)) } : {}
}
