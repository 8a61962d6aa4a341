import { FIELD_SCORES } from './field-counts.ts'
import { expandWord } from './expand-word.ts'
import type { TermSource } from './term-source.ts'

/** Arrays that are used again for each query: at a megabyte each, new ones would make the process grow. */
export interface Scratch {
  total: Float32Array
  best: Float32Array
  matched: Uint8Array
}

/** `size`: one more than the highest document number. */
export function createScratch(size: number): Scratch {
  return { total: new Float32Array(size), best: new Float32Array(size), matched: new Uint8Array(size) }
}

export interface ScoredQuery {
  /** The query's words, stop words left out. */
  words: readonly string[]
  operator: 'or' | 'and'
  /** One more than the highest document number. */
  size: number
}

/** Where to look, and which documents of it to leave out because another source holds them in a newer form. */
export interface SearchedSource {
  source: TermSource
  isSuperseded: (document: number) => boolean
}

/**
 * Scores every document that matches: for each word of the query the best of its variants, rarer words counting more,
 * added up; with `and` only documents that hold a match for each word. Returns the score by document, 0 for no match:
 * the scratch's own array, good until the next query.
 */
export function scoreQuery(
  sources: readonly SearchedSource[],
  query: ScoredQuery,
  scratch: Scratch = createScratch(query.size),
): Float32Array {
  const { total, best, matched } = scratch
  total.fill(0)
  matched.fill(0)
  for (const [position, word] of query.words.entries()) {
    best.fill(0)
    for (const { source, isSuperseded } of sources) {
      scoreWord(source, word, position === query.words.length - 1, query.size, (document, score) => {
        if (score > (best[document] ?? score) && !isSuperseded(document)) best[document] = score
      })
    }
    for (let document = 0; document < query.size; document += 1) {
      const score = best[document] ?? 0
      if (score > 0) {
        total[document] = (total[document] ?? 0) + score
        matched[document] = (matched[document] ?? 0) + 1
      }
    }
  }
  if (query.operator === 'and') {
    for (let document = 0; document < query.size; document += 1) {
      if (matched[document] !== query.words.length) total[document] = 0
    }
  }
  return total
}

function scoreWord(
  source: TermSource,
  word: string,
  isLast: boolean,
  size: number,
  visit: (document: number, score: number) => void,
): void {
  for (const { term, worth } of expandWord(source, word, isLast)) {
    const rarity = Math.log(1 + size / (1 + source.frequency(term)))
    source.eachPosting(term, (document, counts) => visit(document, (FIELD_SCORES[counts] ?? 0) * rarity * worth))
  }
}
