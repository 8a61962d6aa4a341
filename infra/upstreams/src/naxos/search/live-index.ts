import { countWords } from './count-words.ts'
import type { FieldCounts, SearchFields, TermSource } from './field-counts.ts'

/** A small index whose documents come, change and go: new and edited stories, events, clips. */
export class LiveIndex implements TermSource {
  private readonly postings = new Map<string, Map<number, FieldCounts>>()
  private readonly words = new Map<number, readonly string[]>()

  /** Adds a document, or replaces it. */
  put(document: number, fields: SearchFields): void {
    this.remove(document)
    const counts = countWords(fields)
    for (const [word, count] of counts) {
      const documents = this.postings.get(word)
      if (documents) documents.set(document, count)
      else this.postings.set(word, new Map([[document, count]]))
    }
    this.words.set(document, [...counts.keys()])
  }

  /** Takes a document out. */
  remove(document: number): void {
    for (const word of this.words.get(document) ?? []) {
      const documents = this.postings.get(word)
      documents?.delete(document)
      if (documents?.size === 0) this.postings.delete(word)
    }
    this.words.delete(document)
  }

  /** Whether a document is in it. */
  holds(document: number): boolean {
    return this.words.has(document)
  }

  /** All words that it holds. */
  terms(): Iterable<string> {
    return this.postings.keys()
  }

  /** Whether it holds a word. */
  has(term: string): boolean {
    return this.postings.has(term)
  }

  /** In how many documents a word stands. */
  frequency(term: string): number {
    return this.postings.get(term)?.size ?? 0
  }

  /** Calls `personal-request` for each document that holds a word. */
  eachPosting(term: string, visit: (document: number, counts: FieldCounts) => void): void {
    for (const [document, counts] of this.postings.get(term) ?? []) visit(document, counts)
  }
}
