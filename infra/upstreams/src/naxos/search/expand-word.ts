import type { TermSource } from './field-counts.ts'
import { splitWords, tokenize } from './tokenize.ts'

/** A word of the index that stands for a word of the query, and how much a match by it is worth (0 to 1). */
export interface Expansion {
  term: string
  worth: number
  /** True where the word counts in titles alone. */
  inTitle: boolean
}

/** A word of a query, and how it may be taken. */
export interface SoughtWord {
  word: string
  /** True where it may be the beginning of a longer word. */
  isUnfinished: boolean
  /** True where it is looked for as it is written, if it stands anywhere so. */
  isStrict: boolean
}

const FUZZY_WORTH = 0.5
const PREFIX_WORTH = 0.7
/**
 * What longer and similar words are worth where the word itself stands in the index: so little that three of them in a fresh
 * title (6.3 times 1.5, see `FIELD_SCORES`) come after the word itself, once, in an old text.
 */
const BESIDE_THE_WORD = 0.1
const SHORTEST_FUZZY = 4
/** Up to so many letters begin too much: they are looked for at the beginnings of titles' words alone. */
const LONGEST_TITLE_PREFIX = 2
const MOST_VARIANTS = 60

/**
 * The words that a query's word finds: itself, words one typing slip away (requirements 9.48, fuzziness 1; not for words
 * of three letters or fewer, nor for numbers, where a slip is another word), and those that it begins where it is unfinished.
 * Best first.
 */
export function expandWord(
  sources: readonly TermSource[],
  { word, isUnfinished, isStrict }: SoughtWord,
): readonly Expansion[] {
  const isKnown = sources.some((source) => source.has(word))
  const exact = isKnown ? [{ term: word, worth: 1, inTitle: false }] : []
  if (isKnown && isStrict) return exact
  const isFuzzy = word.length >= SHORTEST_FUZZY && !/^\d+$/.test(word)
  const share = isKnown ? BESIDE_THE_WORD : 1
  const inTitle = word.length <= LONGEST_TITLE_PREFIX
  const variants = new Map<string, Expansion>()
  for (const source of isFuzzy || isUnfinished ? sources : []) {
    for (const term of source.terms()) {
      if (term === word) continue
      if (isUnfinished && term.startsWith(word)) variants.set(term, { term, worth: PREFIX_WORTH * share, inTitle })
      else if (isFuzzy && Math.abs(term.length - word.length) <= 1 && isWithinOneEdit(term, word)) {
        variants.set(term, { term, worth: FUZZY_WORTH * share, inTitle: false })
      }
    }
  }
  const ranked = [...variants.values()].toSorted(
    (a, b) => b.worth - a.worth || frequencyOf(sources, b.term) - frequencyOf(sources, a.term),
  )
  return [...exact, ...ranked.slice(0, MOST_VARIANTS)]
}

/** In how many documents of all sources a word stands. */
export function frequencyOf(sources: readonly TermSource[], term: string): number {
  return sources.reduce((sum, source) => sum + source.frequency(term), 0)
}

/**
 * True when one typing slip turns `a` into `b`: a letter changed, added, left out, or two neighbours swapped (the
 * optimal string alignment distance is at most 1). Linear in the length of the words.
 */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isWithinOneEdit(b, a)
  const added = b.length - a.length
  if (added > 1) return false
  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  if (start === a.length) return true
  if (added === 1) return a.slice(start) === b.slice(start + 1)
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}

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
