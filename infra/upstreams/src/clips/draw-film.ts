import h264 from 'h264-mp4-encoder'
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import sharp from 'sharp'
import { cropFrame } from '../pictures/crop-picture.ts'
import { drawScene, WHOLE_SHEET } from '../pictures/draw-scene.ts'
import type { Scene } from '../pictures/print/stage.ts'

/** Pixels of a film, and pictures a second. */
export const FILM = { width: 640, height: 360, rate: 8 } as const

const SHOT_SECONDS = 4
/** The sheet is drawn wider than the film, which moves over it. */
const SHEET = { width: 760, height: 428 } as const
const PATH_LONG = SHEET.width - FILM.width
const PATH_HIGH = (SHEET.height - FILM.height) / 2
/** How hard it is pressed: 10 (hardly) to 51. */
const PRESSING = 37

/** A slice of a picture that needs no other one. */
const WHOLE_SLICE = 5

/** One picture of a film as it lies in the file. */
export interface FilmSample {
  bytes: Uint8Array
  /** Whether it can be begun with. */
  isKey: boolean
}

/** A film of H.264 (baseline): its pictures, and what a player has to know of them (avcC). */
export interface Film {
  description: Uint8Array
  samples: readonly FilmSample[]
}

/** A film of one shot for each variation of a scene, the camera moving over the print. As MP4, without sound. */
export async function drawFilm(scene: Scene, variations: readonly number[]): Promise<Buffer> {
  const encoder = await h264.createH264MP4Encoder()
  try {
    const shot = SHOT_SECONDS * FILM.rate
    Object.assign(encoder, {
      width: FILM.width,
      height: FILM.height,
      frameRate: FILM.rate,
      quantizationParameter: PRESSING,
      groupOfPictures: shot,
      speed: 8,
    })
    encoder.initialize()
    for (const [place, variation] of variations.entries()) {
      const sheet = await rasterise(scene, variation)
      for (let at = 0; at < shot; at += 1) {
        const way = at / (shot - 1)
        encoder.addFrameRgba(cutFrame(sheet, Math.round(PATH_LONG * (place % 2 === 0 ? way : 1 - way))))
      }
    }
    encoder.finalize()
    return Buffer.from(encoder.FS.readFile(encoder.outputFilename))
  } finally {
    encoder.delete()
  }
}

/** Reads a film's pictures out of its MP4. Throws where it holds none. */
export async function readFilm(mp4: Buffer): Promise<Film> {
  const input = new Input({ source: new BufferSource(mp4), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const description = (await track?.getDecoderConfig())?.description
  if (!track || !(description instanceof Uint8Array)) throw new Error('The film holds no pictures')
  const samples: FilmSample[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    samples.push({ bytes: data, isKey: isWholePicture(data) })
  }
  return { description, samples }
}

/** The encoder's file does not say which pictures stand alone: their slices do (H.264, table 7-1). */
function isWholePicture(sample: Uint8Array): boolean {
  const view = new DataView(sample.buffer, sample.byteOffset, sample.byteLength)
  for (let at = 0; at + 4 < sample.length; at += 4 + view.getUint32(at)) {
    if ((view.getUint8(at + 4) & 0x1f) === WHOLE_SLICE) return true
  }
  return false
}

async function rasterise(scene: Scene, variation: number): Promise<Buffer> {
  const drawing = drawScene(scene, variation, cropFrame(WHOLE_SHEET, SHEET), SHEET)
  return sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer()
}

/** The part of a sheet that is seen from `left` on, row by row. */
function cutFrame(sheet: Buffer, left: number): Buffer {
  const frame = Buffer.alloc(FILM.width * FILM.height * 4)
  for (let row = 0; row < FILM.height; row += 1) {
    const from = ((row + PATH_HIGH) * SHEET.width + left) * 4
    sheet.copy(frame, row * FILM.width * 4, from, from + FILM.width * 4)
  }
  return frame
}
