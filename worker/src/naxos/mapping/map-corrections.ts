import { MOST_CORRECTIONS } from '@liberta/contracts/stories/story-trust.schema'
import type { Correction } from '@liberta/contracts/stories/story-trust.schema'
import { z } from 'zod'
import { instantField, requiredText } from '../answers/field.schema.ts'
import { keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosCorrectionSchema = z.object({ at: instantField, text: requiredText })

/**
 * What was put right in a story, newest first; nothing of one in which nothing was. One without its time or its words is dropped and
 * counted.
 */
export function mapCorrections(items: readonly unknown[], drop: Drop): { corrections?: Correction[] } {
  const corrections = keepLastValid(items, 'correction', drop, mapOne)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MOST_CORRECTIONS)
  return corrections.length > 0 ? { corrections } : {}
}

function mapOne(value: unknown): Correction | null {
  const answer = naxosCorrectionSchema.safeParse(value)
  return answer.success && answer.data.at !== null ? { at: answer.data.at, text: answer.data.text } : null
}
