import { FIELD_SCORES, isInTitle } from './field-counts.ts'
import { expandWord, frequencyOf, type SoughtWord } from './expand-word.ts'
import type { TermSource } from './field-counts.ts'

/** Arrays that are used again for each query: at a megabyte each, new ones would make the process grow. */
export interface Scratch {
  total: Float32Array
  best: Float32Array
  /** How many of the query's words each document matches. */
  matched: Uint8Array
  kept: Uint8Array
}

/** `size`: one more than the highest document number. */
export function createScratch(size: number): Scratch {
  return {
    total: new Float32Array(size),
    best: new Float32Array(size),
    matched: new Uint8Array(size),
    kept: new Uint8Array(size),
  }
}

export interface ScoredQuery {
  words: readonly SoughtWord[]
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
  for (const word of query.words) {
    best.fill(0)
    scoreWord(sources, word, query.size, best)
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

/** Of the documents that have a score, keeps those that match as many of the query's words as any of them does. */
export function keepFullest({ total, matched }: Scratch): void {
  let most = 0
  for (const [document, score] of total.entries()) if (score > 0) most = Math.max(most, matched[document] ?? 0)
  for (const [document, score] of total.entries()) if (score > 0 && matched[document] !== most) total[document] = 0
}

/** A word is as rare as the most frequent of what it finds: a longer word does not count more for being seldom. */
function scoreWord(sources: readonly SearchedSource[], word: SoughtWord, size: number, best: Float32Array): void {
  const indexes = sources.map(({ source }) => source)
  const expansions = expandWord(indexes, word)
  const most = Math.max(0, ...expansions.map(({ term }) => frequencyOf(indexes, term)))
  const rarity = Math.log(1 + size / (1 + most))
  for (const { term, worth, inTitle } of expansions) {
    for (const { source, isSuperseded } of sources) {
      source.eachPosting(term, (document, counts) => {
        if (inTitle && !isInTitle(counts)) return
        const score = (FIELD_SCORES[counts] ?? 0) * rarity * worth
        if (score > (best[document] ?? score) && !isSuperseded(document)) best[document] = score
      })
    }
  }
}
