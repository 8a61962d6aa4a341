import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const deflateLater = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256
const BIT_DEPTH = 8
const PALETTE = 3
/** Of a drawing that stands in a file of its own: it brings no face and asks for none. */
const OPTIONS = { font: { loadSystemFonts: false }, logLevel: 'off' } as const

/**
 * A drawing as a PNG, as large as the drawing says it is; painted and packed in threads of Node's pool, with some milliseconds between
 * them here. Rejects where it is no SVG.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  // Native: brought when something is drawn for the first time.
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, OPTIONS)
  const { width, height, pixels } = image
  return (await encodePalette({ width, height, pixels })) ?? image.asPng()
}

/** A painted picture, four bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  pixels: Buffer
}

/**
 * A PNG with a palette (W3C PNG, colour type 3): what is drawn in a few colours has, edges included, less than a hundred, and takes half
 * of what it would take in true colour. Null where there are more than 256, or something can be seen through.
 */
export async function encodePalette({ width, height, pixels }: Pixels): Promise<Buffer | null> {
  const indexed = indexColours({ width, height, pixels })
  if (indexed === null) return null
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(BIT_DEPTH, 8)
  head.writeUInt8(PALETTE, 9)
  const rows = await deflateLater(indexed.rows)
  const chunks = { IHDR: head, PLTE: Buffer.from(indexed.palette), IDAT: rows, IEND: Buffer.alloc(0) }
  return Buffer.concat([SIGNATURE, ...Object.entries(chunks).map(([type, data]) => writeChunk(type, data))])
}

/** Each row behind the number of its filter, none; of each pixel the place of its colour in the palette. */
function indexColours({ width, height, pixels }: Pixels): { rows: Buffer; palette: number[] } | null {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const places = new Map<number, number>()
  const palette: number[] = []
  const rows = Buffer.alloc((width + 1) * height)
  let [last, place] = [-1, 0]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = view.getUint32(pixel * 4)
    if (colour !== last) {
      const known = places.get(colour)
      if (known === undefined && (places.size === MOST_COLOURS || (colour & 0xff) !== 0xff)) return null
      place = known ?? places.size
      if (known === undefined) {
        places.set(colour, place)
        palette.push(colour >>> 24, (colour >>> 16) & 0xff, (colour >>> 8) & 0xff)
      }
      last = colour
    }
    rows[pixel + Math.floor(pixel / width) + 1] = place
  }
  return { rows, palette }
}

function writeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
