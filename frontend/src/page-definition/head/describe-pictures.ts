import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Picture } from '@liberta/contracts/media/picture.schema'

const RATIOS = ['1x1', '4x3', '16x9'] as const

/** Absolute addresses of the three crops that search engines ask for, at least 1200 px wide. */
export function describePictures({ id }: Picture, origin: string): string[] {
  return RATIOS.map((ratio) => origin + buildPictureAddress({ id, ratio, width: 1200, format: 'jpg' }))
}

/** Absolute address of the picture that stands for a page where it is shared. */
export function describeSocialPicture({ id }: Picture, origin: string): string {
  return origin + buildPictureAddress({ id, ratio: '16x9', width: 1200, format: 'jpg' })
}
