import { drawnFacesSchema } from '../src/drawn-pictures/face.schema.ts'
import type { DrawnFace, DrawnFaces, DrawnGlyph } from '../src/drawn-pictures/face.schema.ts'
import { BASIC } from './build-fonts.ts'
import { outlineFace } from './outline-glyphs.ts'
import type { OutlinedFace } from './outline-glyphs.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const ACCENTED = 'ÀÈÉÌÒÙàèéìòù'
const SIGNS = '«»‘’“”–—…·'

/** What any European name is written with, and the signs of a newspaper. */
const CHARACTERS = `${BASIC}${range(0xa1, 0x17f)}ȘșȚțẞ‚„‹›‐†‡‰€™−×${SIGNS}`.replaceAll('\u00ad', '')

/** What stands beside what in Italian: all others keep their own distance. */
const KERNED = Array.from(range(0x21, 0x7a).replaceAll(/[#$%&*+<=>@[\\\]^_`]/g, '') + ACCENTED + SIGNS)

/** Of a thousandth of an em nobody sees less. */
const LEAST_KERN = 4

/** The files of a face: one has no more than a part of its letters. Pairs are kept where they are seen: in titles (as `build-fonts` has it). */
async function readFace(
  name: 'libre-bodoni' | 'instrument-sans',
  weight: number,
  isKerned = false,
): Promise<DrawnFace> {
  const files = ['latin', 'latin-ext'].map((part) => `${name}/files/${name}-${part}-wght-normal.woff2`)
  const parts = await Promise.all(files.map((file) => outlineFace(file, weight, CHARACTERS)))
  const [latin] = parts
  if (latin === undefined) throw new Error(`there is no face ${name}`)
  return { unitsPerEm: latin.unitsPerEm, glyphs: readGlyphs(parts), kerning: isKerned ? readKerning(latin) : {} }
}

function readGlyphs(parts: readonly OutlinedFace[]): DrawnFace['glyphs'] {
  const glyphs = Array.from(CHARACTERS).flatMap((character): [string, DrawnGlyph][] => {
    const found = parts.map((part) => part.outline(character)).find((outline) => outline !== null)
    return found ? [[character, readGlyph(found)]] : []
  })
  return Object.fromEntries(glyphs)
}

function readGlyph({ advance, path }: { advance: number; path: string }): DrawnGlyph {
  // All its points are absolute, x and y in turn.
  const xs = (path.match(/-?\d+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number)
  const width = Math.round(advance)
  const [before, beyond] = [Math.max(0, -Math.min(...xs)), Math.max(0, Math.max(...xs) - width)]
  return { advance: width, outline: path, before, beyond }
}

function readKerning(face: OutlinedFace): DrawnFace['kerning'] {
  const pairs = KERNED.flatMap((one) => KERNED.map((other) => [one, other] as const))
  const distances = pairs.map(([one, other]): [string, number] => [one + other, Math.round(face.kern(one, other))])
  return Object.fromEntries(distances.filter(([, distance]) => Math.abs(distance) >= LEAST_KERN))
}

/** The faces of drawn pictures, cut from the packages of the faces (OFL 1.1) afresh; within a second. */
export async function buildFaces(): Promise<DrawnFaces> {
  const [bodoni, instrument, instrumentStrong] = await Promise.all([
    readFace('libre-bodoni', 500, true),
    readFace('instrument-sans', 400),
    readFace('instrument-sans', 600),
  ])
  return drawnFacesSchema.parse({ bodoni, instrument, instrumentStrong })
}
