import type { PictureRatio } from '@liberta/contracts/media/picture.schema'
import type { Frame } from './draw-scene.ts'

/** Width over height of each crop; `full` keeps the picture's own. */
const RATIOS: Record<Exclude<PictureRatio, 'full'>, number> = {
  '1x1': 1,
  '4x3': 4 / 3,
  '3x2': 3 / 2,
  '16x9': 16 / 9,
  '3x4': 3 / 4,
}

/** Pixels of a rendition of the given width. */
export function sizeRendition(
  ratio: PictureRatio,
  width: number,
  original: { width: number; height: number },
): { width: number; height: number } {
  const proportion = ratio === 'full' ? original.width / original.height : RATIOS[ratio]
  return { width, height: Math.round(width / proportion) }
}

/** The largest part of `frame` with the proportions of `size`, around the same middle. */
export function cropFrame(frame: Frame, size: { width: number; height: number }): Frame {
  const proportion = size.width / size.height
  const width = Math.min(frame.width, frame.height * proportion)
  const height = width / proportion
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height }
}
