import { drawMark, MARK_BOX } from '../components/brand/draw-mark.ts'
import type { SiteIcon } from './icon.table.ts'
import { PICTURE_COLOURS } from './picture-colours.table.ts'
import { rasterise } from './encode-png.ts'

/** The à on a plane of white, which shows it on any ground. */
export function drawIcon({ size, share }: Pick<SiteIcon, 'size' | 'share'>): string {
  const { x, y, side } = MARK_BOX
  const whole = side / share
  const margin = (whole - side) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`,
    ` viewBox="${x - margin} ${y - margin} ${whole} ${whole}">`,
    `<rect x="${x - margin}" y="${y - margin}" width="${whole}" height="${whole}" fill="${PICTURE_COLOURS.carta}"/>`,
    drawMark(PICTURE_COLOURS),
    '</svg>',
  ].join('')
}

/** The bytes of an icon in the format that it says. */
export async function paintIcon(icon: SiteIcon): Promise<Buffer> {
  const png = await rasterise(drawIcon(icon))
  return icon.type === 'image/x-icon' ? wrapIcon(png, icon.size) : png
}

const HEAD_BYTES = 6
const ENTRY_BYTES = 16

/** A PNG as the one picture of an .ico (ICONDIR, ICONDIRENTRY): 256 pixels at most. */
function wrapIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size % 256, 6)
  head.writeUInt8(size % 256, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
