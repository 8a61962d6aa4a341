import type { SoughtWord } from './expand-word.ts'
import { splitWords, tokenize } from './tokenize.ts'

/**
 * The words that a text asks for; the last may be unfinished. Words too common or too short to find anything by are left out;
 * a text of nothing else is the beginning of a word.
 * @param isStrict whether words are looked for as they are written, where they stand anywhere so
 */
export function readWords(text: string, isStrict: boolean): SoughtWord[] {
  const words = tokenize(text)
  const sought = words.length > 0 ? words : splitWords(text).slice(-1)
  return sought.map((word, place) => ({ word, isStrict, isUnfinished: place === sought.length - 1 }))
}
