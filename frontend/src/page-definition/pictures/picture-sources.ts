import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import { PICTURE_WIDTHS } from '@liberta/contracts/media/picture.schema'
import type { Picture, PictureFormat, PictureRatio } from '@liberta/contracts/media/picture.schema'

const RATIO_VALUES: Readonly<Record<Exclude<PictureRatio, 'full'>, [number, number]>> = {
  '1x1': [1, 1],
  '4x3': [4, 3],
  '3x2': [3, 2],
  '16x9': [16, 9],
  '3x4': [3, 4],
}

/** Width and height in pixels to be written on an image of that crop, so that its place is kept. */
export function frameOf(picture: Picture, ratio: PictureRatio, width: number): { width: number; height: number } {
  const [across, down] = ratio === 'full' ? [picture.width, picture.height] : RATIO_VALUES[ratio]
  return { width, height: Math.round((width * down) / across) }
}

/** Browsers that know WebP and not AVIF are few and of a few years: they choose among fewer widths, to spare every page's HTML. */
const WEBP_WIDTHS: readonly number[] = [160, 320, 640, 1200]

/**
 * The candidates of a `srcset`, between the widths that a place on the page can ask for. The original's width bounds
 * them: no server should enlarge a picture.
 */
export function buildSourceSet(
  picture: Picture,
  { ratio, format, from, to }: { ratio: PictureRatio; format: PictureFormat; from: number; to: number },
): string {
  const offered = PICTURE_WIDTHS.filter((width) => width >= from && width <= to)
  const few = format === 'webp' ? offered.filter((width) => WEBP_WIDTHS.includes(width)) : []
  const inRange = few.length > 0 ? few : offered
  const sharp = inRange.filter((width) => width <= picture.width)
  return (sharp.length > 0 ? sharp : inRange.slice(0, 1))
    .map((width) => `${buildPictureAddress({ id: picture.id, ratio, width, format })} ${width}w`)
    .join(',')
}
