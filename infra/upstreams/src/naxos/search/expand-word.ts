import { isWithinOneEdit } from './edit-distance.ts'
import type { TermSource } from './term-source.ts'

/** A word of the index that stands for a word of the query, and how much a match by it is worth (0 to 1). */
export interface Expansion {
  term: string
  worth: number
}

const FUZZY_WORTH = 0.5
const PREFIX_WORTH = 0.7
const SHORTEST_FUZZY = 4
const SHORTEST_PREFIX = 2
const MOST_VARIANTS = 60

/**
 * The words that a query's word finds: itself, words one typing slip away (specification §9, fuzziness 1; not for words
 * of three letters or fewer, nor for numbers, where a slip is another word), and, for the last word, those it begins. Best first.
 */
export function expandWord(source: TermSource, word: string, isLast: boolean): Expansion[] {
  const fuzzy = word.length >= SHORTEST_FUZZY && !/^\d+$/.test(word)
  const prefix = isLast && word.length >= SHORTEST_PREFIX
  const variants: Expansion[] = []
  for (const term of fuzzy || prefix ? source.terms() : []) {
    if (term === word) continue
    if (prefix && term.startsWith(word)) variants.push({ term, worth: PREFIX_WORTH })
    else if (fuzzy && Math.abs(term.length - word.length) <= 1 && isWithinOneEdit(term, word)) {
      variants.push({ term, worth: FUZZY_WORTH })
    }
  }
  variants.sort((a, b) => b.worth - a.worth || source.frequency(b.term) - source.frequency(a.term))
  const exact = source.has(word) ? [{ term: word, worth: 1 }] : []
  return [...exact, ...variants.slice(0, MOST_VARIANTS)]
}
