import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import SVGPathCommander from 'svg-path-commander'
import { outlineFace } from './outline-glyphs.ts'

/**
 * Draws the nameplate and the big letter from the bold of Libre Bodoni into src/components/brand/outlines.ts. Run it by hand
 * (`node scripts/draw-nameplate.ts`) when the face's version changes: the drawing is kept with the sources, so that
 * no page waits for a face to show its name.
 */
const TARGET = join(import.meta.dirname, '../src/components/brand/outlines.ts')
/** Letters of a nameplate stand closer than those of a text; thousandths of an em. */
const TRACKING = -36

const face = await outlineFace('libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2', 700, 'Liberta')

function drawWord(text: string): { path: string; width: number; last: number } {
  const tracking = (TRACKING * face.unitsPerEm) / 1000
  let end = 0
  let last = 0
  const letters = Array.from(text)
  const paths = letters.map((letter, index) => {
    const before = letters[index - 1]
    last = before === undefined ? 0 : end + face.kern(before, letter) + tracking
    const { path = '', advance = 0 } = face.outline(letter, last) ?? {}
    end = last + advance
    return path
  })
  return { path: shorten(paths.join('')), width: Math.round(end), last: Math.round(last) }
}

/** The same outline in fewer bytes, which every page carries. */
function shorten(path: string): string {
  return new SVGPathCommander(path, { round: 0 }).optimize().toString().replaceAll(' -', '-')
}

const word = drawWord('Liberta')
const letter = drawWord('a')
await writeFile(
  TARGET,
  `/** Outlines of the bold of Libre Bodoni (OFL 1.1), ${face.unitsPerEm} units to the em, baseline at 0; drawn by scripts/draw-nameplate.ts. */
export const UNITS_PER_EM = ${face.unitsPerEm}

/** «Liberta» without its accent, which is drawn as a brick of its own. */
export const WORD = {
  path: '${word.path}',
  width: ${word.width},
  /** Where the last letter begins. */
  last: ${word.last},
}

/** The letter alone. */
export const LETTER = { path: '${letter.path}', width: ${letter.width} }
`,
)
