import type { SearchFields } from './field-counts.ts'
import { LiveIndex } from './live-index.ts'
import { rankDocuments } from './rank-documents.ts'
import { scoreQuery } from './score-query.ts'
import { splitWords, tokenize } from './tokenize.ts'

/** Searches some hundreds of things that are held in memory. */
export class SmallSearch<T> {
  private readonly items: readonly T[]
  private readonly index = new LiveIndex()

  constructor(items: readonly T[], fieldsOf: (item: T) => SearchFields) {
    this.items = items
    for (const [document, item] of items.entries()) this.index.put(document, fieldsOf(item))
  }

  /** What matches, best first; all of it in its own order where the query has no word. */
  find(text: string, operator: 'or' | 'and'): readonly T[] {
    const words = tokenize(text)
    if (words.length === 0) return splitWords(text).length === 0 ? this.items : []
    const sources = [{ source: this.index, isSuperseded: () => false }]
    const scores = scoreQuery(sources, { words, operator, size: this.items.length })
    return [...rankDocuments(scores)].map((document) => this.items[document]).filter((item) => item !== undefined)
  }
}
