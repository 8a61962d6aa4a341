import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Resvg } from '@resvg/resvg-js'
import { encodePalette } from './encode-png.ts'

/** What a decoder of somebody else makes of it, drawn where it stands. */
function decode(png: Buffer, width: number, height: number): string {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const image = `<image href="${href}" width="${width}" height="${height}" style="image-rendering:pixelated"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels.toString('hex')
}

const opaque = (colours: readonly number[]) => Buffer.from(colours.flatMap((colour) => [colour, 255 - colour, 7, 255]))

describe('a PNG with a palette', () => {
  it('is read by decoders as it was painted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.uint8Array({ minLength: 1, maxLength: 90 }),
        async (width, bytes) => {
          const height = Math.max(1, Math.floor(bytes.length / width))
          const pixels = opaque(Array.from({ length: width * height }, (_, index) => bytes[index] ?? 0))
          const png = await encodePalette({ width, height, pixels })
          expect(png && decode(png, width, height)).toBe(pixels.toString('hex'))
        },
      ),
    )
  })

  it('is none where there are too many colours, or something can be seen through', async () => {
    const many = Buffer.from(Array.from({ length: 257 }, (_, index) => [index % 256, index >> 8, 0, 255]).flat())
    expect(await encodePalette({ width: 257, height: 1, pixels: many })).toBeNull()
    expect(await encodePalette({ width: 1, height: 1, pixels: Buffer.from([0, 0, 0, 128]) })).toBeNull()
  })
})
