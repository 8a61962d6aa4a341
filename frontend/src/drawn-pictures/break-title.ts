import { keepTogether } from '@liberta/italian/break-lines'
import { cutToWidth, measureText, readableIn } from './set-text.ts'
import type { TextStyle } from './set-text.ts'

/** How a title is set, and what it has to fit in then. */
export interface TitleStyle extends TextStyle {
  /** From one line to the next, in pixels. */
  leading: number
  mostLines: number
  /** Of the longest line, in pixels. */
  width: number
}

/** A title in its lines. */
export interface SetTitle<Style extends TitleStyle> {
  lines: readonly string[]
  style: Style
}

const FIXED_SPACE = '\u00a0'

/**
 * A title in the first of these styles in which it fits, its lines about as long as each other; in the last one cut at a word and closed
 * by an ellipsis where it fits in none.
 * @throws Error where there is no style
 */
export function breakTitle<Style extends TitleStyle>(title: string, styles: readonly Style[]): SetTitle<Style> {
  const last = styles.at(-1)
  if (last === undefined) throw new Error('a title needs a style')
  const kept = keepTogether(readableIn(last.face, title)).split(' ')
  for (const style of styles) {
    const words = kept.flatMap((word) => partWord(word, style))
    const count = fillLines(words, style).length
    if (count <= style.mostLines) return { style, lines: balanceLines(words, style, count) }
  }
  const lines = fillLines(
    kept.flatMap((word) => partWord(word, last)),
    last,
  )
  return { style: last, lines: cutLines(lines, last) }
}

const fits = (line: string, style: TitleStyle) => measureText(line, style) <= style.width

/** Lines of words, each as full as it can be. */
function fillLines(words: readonly string[], style: TitleStyle): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer, style)) lines[lines.length - 1] = longer
    else if (word !== '') lines.push(word)
  }
  return lines
}

/** The parts of a word that fit a line each: what should stay together is parted where it is longer, and a word only then. */
function partWord(word: string, style: TitleStyle): string[] {
  if (fits(word, style)) return [word]
  if (word.includes(FIXED_SPACE)) return word.split(FIXED_SPACE).flatMap((part) => partWord(part, style))
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character, style)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** The words on so many lines, of all ways the one whose lines are nearest to each other in length. */
function balanceLines(words: readonly string[], style: TitleStyle, count: number): readonly string[] {
  let best: { lines: readonly string[]; unevenness: number }[] = [{ lines: [], unevenness: 0 }]
  // `best[end]`: of the first `end` words on as many lines as were laid so far.
  for (let laid = 0; laid < count; laid += 1) {
    const before = best
    best = []
    for (let end = laid + 1; end <= words.length; end += 1) {
      for (let begin = end - 1; begin >= laid; begin -= 1) {
        const line = words.slice(begin, end).join(' ')
        const length = measureText(line, style)
        if (length > style.width) break
        const above = before[begin]
        if (above === undefined) continue
        const unevenness = above.unevenness + (style.width - length) ** 2
        if (unevenness < (best[end]?.unevenness ?? Infinity)) best[end] = { lines: [...above.lines, line], unevenness }
      }
    }
  }
  return best[words.length]?.lines ?? []
}

/** The lines that there is room for, the last one closed by an ellipsis. */
function cutLines(lines: readonly string[], style: TitleStyle): string[] {
  const kept = lines.slice(0, style.mostLines)
  const last = kept.pop() ?? ''
  return [...kept, cutToWidth(`${last} ${lines[style.mostLines] ?? ''}`, style, style.width)]
}
