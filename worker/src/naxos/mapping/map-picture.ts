import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import { z } from 'zod'
import { positiveField, wordsField } from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosPictureSchema = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  width: positiveField,
  height: positiveField,
  alt: wordsField,
  caption: wordsField,
  credit: wordsField,
  colour: wordsField,
})

/** A picture, or null where there is none or it cannot be shown; one that is there and cannot be shown is counted. */
export function mapPicture(value: unknown, drop: Drop): Picture | null {
  if (value === null || value === undefined) return null
  const answer = naxosPictureSchema.safeParse(value)
  const colour = answer.data?.colour?.toLowerCase() ?? null
  const picture = pictureSchema.safeParse({
    ...answer.data,
    alt: answer.data?.alt ?? '',
    colour: colour !== null && /^#[0-9a-f]{6}$/.test(colour) ? colour : null,
  })
  if (!picture.success) drop('picture')
  return picture.success ? picture.data : null
}
