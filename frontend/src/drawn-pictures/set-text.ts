import type { DrawnFace } from './face.schema.ts'

/** How a line is set. */
export interface TextStyle {
  face: DrawnFace
  /** In pixels. */
  size: number
  /** How much farther letters stand apart than in the face, in em; below 0 nearer. */
  tracking: number
}

/** Spaces at which no line is broken. */
const FIXED_SPACES = /[\u00a0\u202f]/g
/** What is not seen: joiners, marks of direction, what an emoji is told to look like by. */
const UNSEEN = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/gu

const ELLIPSIS = '…'

/** What stands for a character that no face has. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['ʼ', '’'],
])

/**
 * A text as the face can show it, so that no box stands in a picture: a letter whose mark is missing without it, what is missing
 * altogether (an emoji, another script) left out; one space between words.
 */
export function readableIn({ glyphs }: DrawnFace, text: string): string {
  const has = (character: string) => Object.hasOwn(glyphs, character)
  const known = Array.from(text.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(UNSEEN, ''), (character) => {
    const [base = ''] = character.normalize('NFKD')
    return (
      [character, REPLACED.get(character) ?? '', base].find((candidate) => candidate !== '' && has(candidate)) ?? ''
    )
  })
  return known.join('').replaceAll(/ {2,}/g, ' ').trim()
}

/** The outlines of a line and where each stands, and how wide it is, all that can be seen of it; in units of the em. */
function setGlyphs(
  text: string,
  { face, tracking }: TextStyle,
): { outlines: [x: number, path: string][]; width: number } {
  const outlines: [number, string][] = []
  let [x, last, overhang] = [0, '', 0]
  for (const character of text.replaceAll(FIXED_SPACES, ' ').replaceAll(UNSEEN, '')) {
    const glyph = face.glyphs[character]
    if (glyph === undefined) continue
    x += last === '' ? glyph.before : (face.kerning[last + character] ?? 0) + tracking * face.unitsPerEm
    if (glyph.outline !== '') outlines.push([Math.round(x), glyph.outline])
    x += glyph.advance
    last = character
    overhang = glyph.beyond
  }
  return { outlines, width: x + overhang }
}

/** How wide a line is, in pixels. */
export function measureText(text: string, style: TextStyle): number {
  return (setGlyphs(text, style).width * style.size) / style.face.unitsPerEm
}

/** A line of no more than so many pixels: cut at a word, or within the first one, and closed by an ellipsis. */
export function cutToWidth(line: string, style: TextStyle, width: number): string {
  if (measureText(line, style) <= width) return line
  const fits = (cut: string) => measureText(cut + ELLIPSIS, style) <= width
  const words = line.split(/[ \u00a0]/)
  while (words.length > 1 && !fits(words.join(' '))) words.pop()
  let cut = words.join(' ').replace(/[\s,;:.–—-]+$/u, '')
  while (cut !== '' && !fits(cut)) cut = cut.slice(0, -1)
  return cut + ELLIPSIS
}

/** A line in SVG: outlines, so that whoever paints it needs no face. `y` is its baseline; pixels. */
export function drawText(
  text: string,
  style: TextStyle,
  { x, y, fill }: { x: number; y: number; fill: string },
): string {
  const paths = setGlyphs(text, style).outlines.map(([at, path]) => `<path transform="translate(${at})" d="${path}"/>`)
  const scale = style.size / style.face.unitsPerEm
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`
}
