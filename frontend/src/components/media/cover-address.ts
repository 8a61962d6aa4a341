import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { PICTURE_WIDTHS } from '@liberta/contracts/media/picture.schema'
import type { Picture } from '@liberta/contracts/media/picture.schema'

/** Wide enough for the listening bar over the whole window of a phone, and for lock screens; pixels. */
const WIDEST = 480

/** Address of the square picture that stands for a recording while it plays; null where it has none. */
export function coverOf(picture: Picture | null): string | null {
  if (picture === null) return null
  const width = PICTURE_WIDTHS.findLast((known) => known <= Math.min(WIDEST, picture.width)) ?? PICTURE_WIDTHS[0]
  return buildPictureAddress({ id: picture.id, ratio: '1x1', width, format: 'webp' })
}
