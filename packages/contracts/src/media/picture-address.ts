import { PICTURE_FORMATS, PICTURE_RATIOS, PICTURE_WIDTHS, pictureIdSchema } from './picture.schema.ts'
import type { PictureFormat, PictureRatio, PictureWidth } from './picture.schema.ts'

export interface Rendition {
  id: string
  ratio: PictureRatio
  width: PictureWidth
  format: PictureFormat
}

const RENDITION = /^\/media\/([^/]+)\/([a-z0-9]+)-(\d{2,4})\.([a-z]+)$/

/** The address of one rendition of a picture: `/media/{id}/{ratio}-{width}.{format}`, the id percent-encoded. */
export function buildPictureAddress({ id, ratio, width, format }: Rendition): string {
  return `/media/${encodeURIComponent(id)}/${ratio}-${width}.${format}`
}

/**
 * Reads an address made by `buildPictureAddress`; null for every other, also for sizes that are not offered and for another
 * spelling of the id: what is kept of a picture is kept once.
 */
export function parsePictureAddress(path: string): Rendition | null {
  const match = RENDITION.exec(path)
  if (!match) return null
  const id = readId(match[1] ?? '')
  const ratio = PICTURE_RATIOS.find((known) => known === match[2])
  const width = PICTURE_WIDTHS.find((known) => String(known) === match[3])
  const format = PICTURE_FORMATS.find((known) => known === match[4])
  if (id === null || !ratio || !width || !format) return null
  return { id, ratio, width, format }
}

/** Every address under which a picture can be asked for. */
export function listPictureAddresses(id: string): string[] {
  return PICTURE_RATIOS.flatMap((ratio) =>
    PICTURE_WIDTHS.flatMap((width) =>
      PICTURE_FORMATS.map((format) => buildPictureAddress({ id, ratio, width, format })),
    ),
  )
}

const KEY = /^picture:([^/]+)$/

/** What a picture is called in the stream of changes and by caches in front, which forget it by that: `picture:{id}`, the id percent-encoded. */
export function buildPictureKey(id: string): string {
  return `picture:${encodeURIComponent(id)}`
}

/** The id in a name made by `buildPictureKey`; null for every other name. */
export function parsePictureKey(name: string): string | null {
  const [, segment] = KEY.exec(name) ?? []
  return segment === undefined ? null : readId(segment)
}

function readId(segment: string): string | null {
  try {
    const id = pictureIdSchema.safeParse(decodeURIComponent(segment))
    return id.success && encodeURIComponent(id.data) === segment ? id.data : null
  } catch {
    return null
  }
}
