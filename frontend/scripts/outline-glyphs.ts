import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Letters are drawn one by one: what joins two of them into one is left out. */
const FEATURES = ['-liga', '-clig', '-calt'].flatMap((feature) => harfbuzz.Feature.fromString(feature) ?? [])

/** A face at one weight, as outlines and measures; lengths in units of the em. */
export interface OutlinedFace {
  unitsPerEm: number
  /** A character's advance and its outline, moved by `x`, with y downwards; null where the face has none. */
  outline: (character: string, x?: number) => { advance: number; path: string } | null
  /** How much nearer (below 0) or farther two characters stand that follow each other. */
  kern: (one: string, other: string) => number
}

/**
 * Reads a file of `@fontsource-variable` at one weight, cut to these characters.
 * @param file such as `libre-bodoni/files/libre-bodoni-latin-wght-normal.woff2`
 */
export async function outlineFace(file: string, weight: number, characters: string): Promise<OutlinedFace> {
  const source = await readFile(require.resolve(`@fontsource-variable/${file}`))
  const cut = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  const face = new harfbuzz.Face(new harfbuzz.Blob(cut), 0)
  const font = new harfbuzz.Font(face)
  const buffer = new harfbuzz.Buffer()

  const glyphOf = (character: string) => font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0
  const advanceOf = (character: string) => font.glyphHAdvance(glyphOf(character))
  return {
    unitsPerEm: face.upem,
    outline(character, x = 0) {
      const glyph = glyphOf(character)
      if (glyph === 0) return null
      return { advance: font.glyphHAdvance(glyph), path: placeOutline(font.glyphToPath(glyph), x) }
    },
    kern(one, other) {
      buffer.clearContents()
      buffer.addText(one + other)
      buffer.guessSegmentProperties()
      harfbuzz.shape(font, buffer, FEATURES)
      const together = buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
      return together - advanceOf(one) - advanceOf(other)
    },
  }
}

/** Turns a glyph's path upside down into SVG's space and moves it; whole numbers are fine enough at 1000 to the em. */
function placeOutline(path: string, x: number): string {
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
