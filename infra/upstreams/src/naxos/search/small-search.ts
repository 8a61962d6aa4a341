import type { SearchFields } from './field-counts.ts'
import { LiveIndex } from './live-index.ts'
import { rankDocuments } from './rank-documents.ts'
import { createScratch, keepFullest, scoreQuery } from './score-query.ts'
import { readWords } from './expand-word.ts'

export interface SmallQuery<T> {
  operator: 'or' | 'and'
  fullest?: boolean
  isWanted?: (item: T) => boolean
}

/** Searches some hundreds of things that are held in memory. */
export class SmallSearch<T> {
  private readonly items: readonly T[]
  private readonly index = new LiveIndex()

  constructor(items: readonly T[], fieldsOf: (item: T) => SearchFields) {
    this.items = items
    for (const [document, item] of items.entries()) this.index.put(document, fieldsOf(item))
  }

  /**
   * What matches and is wanted, best first; all that is wanted in its own order where the query has no word.
   * `fullest`: only what holds most of the words as they are written, where something does.
   */
  find(text: string, query: SmallQuery<T>): readonly T[] {
    const found = this.match(text, query, query.fullest === true)
    return found.length === 0 && query.fullest ? this.match(text, query, false) : found
  }

  private match(text: string, query: SmallQuery<T>, isStrict: boolean): readonly T[] {
    const { operator, fullest = false, isWanted = () => true } = query
    const words = readWords(text, isStrict)
    if (words.length === 0) return this.items.filter((item) => isWanted(item))
    const sources = [{ source: this.index, isSuperseded: () => false }]
    const scratch = createScratch(this.items.length)
    scoreQuery(sources, { words, operator, size: this.items.length }, scratch)
    for (const [document, item] of this.items.entries()) if (!isWanted(item)) scratch.total[document] = 0
    if (fullest) keepFullest(scratch)
    return [...rankDocuments(scratch.total)]
      .map((document) => this.items[document])
      .filter((item) => item !== undefined)
  }
}
