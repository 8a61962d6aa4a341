import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'

/** As wide as search engines and who shares pages ask for; in pixels. */
const WIDTH = 1200
const RATIOS = ['1x1', '4x3', '16x9'] as const
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
  picture: Picture,
  origin: string,
  ratio: keyof typeof SHARED_HEIGHTS = '16x9',
): SharePicture {
  return {
    url: describePicture(picture, ratio, origin),
    width: WIDTH,
    height: SHARED_HEIGHTS[ratio],
    alt: picture.alt,
  }
}

/** Absolute addresses of the three crops that search engines ask for, at least 1200 px wide. */
export function describePictures(picture: Picture, origin: string): string[] {
  return RATIOS.map((ratio) => describePicture(picture, ratio, origin))
}

/** Absolute address of one of those crops: `16x9` as most pages show it, `1x1` of a face or of a podcast's cover. */
export function describePicture({ id }: Pick<Picture, 'id'>, ratio: (typeof RATIOS)[number], origin: string): string {
  return origin + buildPictureAddress({ id, ratio, width: WIDTH, format: 'jpg' })
}
