import { countWords } from './count-words.ts'
import type { FieldCounts, SearchFields, TermSource } from './field-counts.ts'
import { PackedPostings, type StoredPostings } from './packed-postings.ts'

/** The inverted index of the archive: filled once, from the newest document to the oldest. */
export class ArchiveIndex implements TermSource {
  private readonly postings = new Map<string, PackedPostings>()

  /** Adds a document; each has to have a lower number than the one before. */
  add(document: number, fields: SearchFields): void {
    for (const [word, counts] of countWords(fields)) {
      let list = this.postings.get(word)
      if (!list) {
        list = new PackedPostings()
        this.postings.set(word, list)
      }
      list.push(document, counts)
    }
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
    return this.postings.get(term)?.count ?? 0
  }

  /** Calls `personal-request` for each document that holds a word. */
  eachPosting(term: string, visit: (document: number, counts: FieldCounts) => void): void {
    this.postings.get(term)?.each(visit)
  }

  /** Every word with its postings, to be kept on disk. */
  *entries(): Generator<[term: string, postings: StoredPostings]> {
    for (const [term, list] of this.postings) yield [term, list.store()]
  }

  /** Puts a word back as it was stored. */
  restore(term: string, stored: StoredPostings): void {
    this.postings.set(term, new PackedPostings(stored))
  }
}
