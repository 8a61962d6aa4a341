import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'

const RATIOS = ['1x1', '4x3', '16x9'] as const
const SHARED_WIDTH = 1200
const SHARED_HEIGHTS = { '16x9': 675, '1x1': 1200 } as const

/** The picture that stands for a page where it is shared (Open Graph). */
export interface SharePicture {
  /** Absolute. */
  url: string
  /** In pixels; who shares a page first sees the picture only where its size is said. */
  width: number
  height: number
  alt: string
}

/** A crop of a picture, to be shared: the whole width of it, or a square of a face. */
export function describeSharePicture(
  { id, alt }: Picture,
  origin: string,
  ratio: keyof typeof SHARED_HEIGHTS = '16x9',
): SharePicture {
  const url = origin + buildPictureAddress({ id, ratio, width: SHARED_WIDTH, format: 'jpg' })
  return { url, width: SHARED_WIDTH, height: SHARED_HEIGHTS[ratio], alt }
}

/** Absolute addresses of the three crops that search engines ask for, at least 1200 px wide. */
export function describePictures({ id }: Picture, origin: string): string[] {
  return RATIOS.map((ratio) => origin + buildPictureAddress({ id, ratio, width: 1200, format: 'jpg' }))
}

/** Absolute address of the crop that most pages show, as wide as search engines ask for. */
export function describeWidePicture({ id }: Pick<Picture, 'id'>, origin: string): string {
  return origin + buildPictureAddress({ id, ratio: '16x9', width: 1200, format: 'jpg' })
}

/** Absolute address of a square crop, as wide as search engines ask for: a face, a podcast's cover. */
export function describeSquarePicture({ id }: Pick<Picture, 'id'>, origin: string): string {
  return origin + buildPictureAddress({ id, ratio: '1x1', width: 1200, format: 'jpg' })
}
