/** Of a PNG, by its first chunk (W3C PNG, IHDR). */
export interface PngFacts {
  width: number
  height: number
  bytes: number
}

const SIGNATURE = '89504e470d0a1a0a'

/** What a PNG says of itself. Throws where it is none. */
export function readPng(file: Buffer): PngFacts {
  if (file.toString('hex', 0, 8) !== SIGNATURE || file.toString('latin1', 12, 16) !== 'IHDR') throw new Error('no PNG')
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length }
}
