import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

/**
 * Draws the nameplate and the big letter from the bold of Libre Bodoni into src/components/brand/outlines.ts. Run it by hand
 * (`node scripts/draw-nameplate.ts`) when the face's version changes: the drawing is kept with the sources, so that
 * no page waits for a face to show its name.
 */
const TARGET = join(import.meta.dirname, '../src/components/brand/outlines.ts')
/** Letters of a nameplate stand closer than those of a text; thousandths of an em. */
const TRACKING = -36

const require = createRequire(import.meta.url)
const source = await readFile(
  require.resolve('@fontsource-variable/libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2'),
)
const bold = await subsetFont(source, 'Liberta', { targetFormat: 'sfnt', variationAxes: { wght: 700 } })
const face = new harfbuzz.Face(new harfbuzz.Blob(bold), 0)
const font = new harfbuzz.Font(face)

/** Turns a glyph's path upside down into SVG's space and moves it; whole numbers are fine enough at 1000 to the em. */
function place(path: string, x: number): string {
  let axis = 0
  return path.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      axis = 0
      return token
    }
    const isX = axis++ % 2 === 0
    return String(Math.round(isX ? Number(token) + x : -Number(token)))
  })
}

function drawWord(word: string): { path: string; width: number; last: number } {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  let x = 0
  let last = 0
  const paths: string[] = []
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    last = x
    paths.push(place(font.glyphToPath(glyph.codepoint), x))
    x += (glyph.xAdvance ?? 0) + (TRACKING * face.upem) / 1000
  }
  return { path: paths.join(''), width: Math.round(x - (TRACKING * face.upem) / 1000), last: Math.round(last) }
}

const word = drawWord('Liberta')
const letter = drawWord('a')
await writeFile(
  TARGET,
  `/** Outlines of the bold of Libre Bodoni (OFL 1.1), ${face.upem} units to the em, baseline at 0; drawn by scripts/draw-nameplate.ts. */
export const UNITS_PER_EM = ${face.upem}

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
