import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'
import { z } from 'zod'
import { anythingField, positiveField, wordsField } from '../answers/field.schema.ts'
import type { Drop } from '../answers/keep-last-valid.ts'

const naxosPictureSchema = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  width: positiveField,
  height: positiveField,
  alt: wordsField,
  caption: wordsField,
  credit: wordsField,
  creator: wordsField,
  copyright: wordsField,
  licence: anythingField,
  colour: wordsField,
})

/**
 * A picture, or null where there is none or it cannot be shown; one that is there and cannot be shown is counted. Whose it is, and under which
 * licence it may be used, is left out where nobody says so.
 */
export function mapPicture(value: unknown, drop: Drop): Picture | null {
  if (value === null || value === undefined) return null
  const picture = readPicture(value)
  if (picture === null) drop('picture')
  return picture
}

function readPicture(value: unknown): Picture | null {
  const answer = naxosPictureSchema.safeParse(value)
  if (!answer.success) return null
  const { creator, copyright, licence, ...shown } = answer.data
  const colour = shown.colour?.toLowerCase() ?? null
  const licenceURL = pictureSchema.shape.licence.safeParse(licence).data
  const picture = pictureSchema.safeParse({
    ...shown,
    ...(creator !== null && { creator }),
    ...(copyright !== null && { copyright }),
    ...(licenceURL !== undefined && { licence: licenceURL }),
    alt: shown.alt ?? '',
    colour: colour !== null && /^#[0-9a-f]{6}$/.test(colour) ? colour : null,
  })
  return picture.data ?? null
}
