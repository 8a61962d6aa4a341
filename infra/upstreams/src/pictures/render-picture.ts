import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Rendition } from '@liberta/contracts/media/picture-address'
import type { PictureFormat } from '@liberta/contracts/media/picture.schema'
import type { PictureCatalogue, PictureSource } from './choose-picture.ts'
import { cropFrame, sizeRendition } from './crop-picture.ts'
import { drawScene, WHOLE_SHEET } from './draw-scene.ts'
import { openFileShelf } from './keep-files.ts'
import { writeXmp } from './write-xmp.ts'
import { UPRIGHT_SLUGS } from './scenes.table.ts'

export interface RenderedPicture {
  body: Buffer
  /** Media type. */
  type: string
  /** Strong entity tag, with its quotes. */
  etag: string
}

export interface PictureRenderer {
  /** Null when there is no such picture. Rejects when a photograph cannot be read any more. */
  render(rendition: Rendition): Promise<RenderedPicture | null>
}

export interface PictureRendererOptions {
  catalogue: PictureCatalogue
  /** Folder of finished renditions, made when absent. */
  cacheDir: string
  /** Encodes at the same time. */
  concurrency: number
  /** Bytes that the folder may hold; 512 MiB unless told. */
  maxBytes?: number
}

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** To be raised when scenes or encoders change, so that no older file is served. */
const PRINT_RUN = 5

/** The middle of the sheet that an upright picture shows. */
const UPRIGHT_FRAME = { x: 300, y: 0, width: 600, height: 800 }

function openSource(source: PictureSource, size: { width: number; height: number }): Sharp {
  if (source.kind === 'photograph') {
    return sharp(source.file)
      .autoOrient()
      .resize(size.width, size.height, { fit: 'cover', position: sharp.strategy.attention })
  }
  const frame = cropFrame(UPRIGHT_SLUGS.has(source.scene.slug) ? UPRIGHT_FRAME : WHOLE_SHEET, size)
  // Drawn at the very size that is wanted: nothing is scaled, so that edges stay as sharp as print.
  return sharp(Buffer.from(drawScene(source.scene, source.variation, frame, size))).removeAlpha()
}

/**
 * Pressed for a first visit on a small machine, where eighty pictures wait for two cores: an AVIF of the least effort takes a
 * sixteenth of the time of one of effort 3, and is a fifth larger.
 */
function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 46, effort: 0 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 74, effort: 0 }).toBuffer()
  return image.jpeg({ quality: 74, mozjpeg: true, progressive: true }).toBuffer()
}

/** Narrower ones are thumbnails, of which it would be a tenth. */
const NARROWEST_CREDITED = 480

/** What a rendition says in itself of whose it is; null of one that says nothing. */
function creditsOf({ width }: Rendition, { picture }: PictureSource): string | null {
  return width < NARROWEST_CREDITED ? null : writeXmp(picture)
}

function nameFile(rendition: Rendition, source: PictureSource): string {
  const { id, ratio, width, format } = rendition
  const origin = source.kind === 'photograph' ? source.file : source.scene.slug
  const credits = creditsOf(rendition, source)
  const made = credits === null ? `${PRINT_RUN} ${origin}` : `${PRINT_RUN} ${origin} ${credits}`
  const mark = createHash('sha256').update(made).digest('hex').slice(0, 8)
  return `${id}.${ratio}-${width}.${mark}.${format}`
}

/** At most `limit` tasks at a time, the others in the order they came. */
function createGate(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Makes renditions on demand and keeps them on disk; the same rendition asked for twice at once is made once. */
export function createPictureRenderer(options: PictureRendererOptions): PictureRenderer {
  const shelf = openFileShelf(options.cacheDir, options.maxBytes ?? 512 * 1024 * 1024)
  // The first render reports a folder that cannot be opened; without this, the rejection would be unhandled until then.
  shelf.catch(() => undefined)
  const gate = createGate(Math.max(1, options.concurrency))
  const flights = new Map<string, Promise<Buffer>>()

  const produce = async (name: string, rendition: Rendition, source: PictureSource): Promise<Buffer> => {
    const kept = await (await shelf).read(name)
    if (kept) return kept
    const body = await gate(() => {
      const image = openSource(source, sizeRendition(rendition.ratio, rendition.width, source.picture))
      const credits = creditsOf(rendition, source)
      return encode(credits === null ? image : image.withXmp(credits), rendition.format)
    })
    await (await shelf).write(name, body)
    return body
  }

  return {
    async render(rendition) {
      const source = options.catalogue.find(rendition.id)
      if (!source) return null
      const name = nameFile(rendition, source)
      let flight = flights.get(name)
      if (!flight) {
        flight = produce(name, rendition, source).finally(() => flights.delete(name))
        flights.set(name, flight)
      }
      const body = await flight
      return {
        body,
        type: TYPES[rendition.format],
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      }
    },
  }
}
