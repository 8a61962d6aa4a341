import type { FieldCounts } from './field-counts.ts'

/** An index that words can be looked up in. Documents are numbers that the owner gives. */
export interface TermSource {
  /** All words that some document holds. */
  terms(): Iterable<string>
  has(term: string): boolean
  /** In how many documents a word stands. */
  frequency(term: string): number
  /** Calls `personal-request` for each document in which the word stands. */
  eachPosting(term: string, visit: (document: number, counts: FieldCounts) => void): void
}
