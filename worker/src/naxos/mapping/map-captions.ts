import type { Captions } from '@liberta/contracts/media/clip.schema'
import { z } from 'zod'
import { mediaPathField, wordsField } from '../answers/field.schema.ts'
import { keepFirst, keepLastValid } from '../answers/keep-last-valid.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosCaptionsSchema = z.object({
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  label: wordsField,
  URL: mediaPathField,
})

/** The captions of a clip, one of each language; what has no language or is no WebVTT file below /media/ is dropped and counted. */
export function mapCaptions(items: readonly unknown[], drop: Drop): Captions[] {
  return keepFirst(keepLastValid(items, 'captions', drop, mapOne), ({ language }) => language)
}

function mapOne(value: unknown): Captions | null {
  const answer = naxosCaptionsSchema.safeParse(value)
  if (!answer.success) return null
  const { language, label, URL } = answer.data
  return URL?.endsWith('.vtt') ? { language, label: label ?? language, URL } : null
}
