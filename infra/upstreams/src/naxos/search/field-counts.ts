/** How often a word stands in each field of a document, capped, in one byte. */
export type FieldCounts = number

/** Fields of a document, as they are searched. */
export interface SearchFields {
  title: string
  /** Standfirst, kicker, tags, names. */
  summary: string
  body: string
}

const TITLE_CAP = 3
const SUMMARY_CAP = 3
const BODY_CAP = 15

/** Field weights: a word of the title says most of what a story is about. */
const TITLE_WEIGHT = 4
const SUMMARY_WEIGHT = 2
/** Term frequency saturates, so that repeating a word does not beat meaning it (BM25's k1). */
const SATURATION = 1.2

/** Two bits for the title, two for the summary, four for the body; what exceeds them counts as the most they hold. */
export function packCounts(title: number, summary: number, body: number): FieldCounts {
  return Math.min(title, TITLE_CAP) | (Math.min(summary, SUMMARY_CAP) << 2) | (Math.min(body, BODY_CAP) << 4)
}

/** True where a word with these packed counts stands in the title. */
export function isInTitle(counts: FieldCounts): boolean {
  return (counts & 3) > 0
}

/** The score of a word in its best field (requirements 9.48, best_fields), by packed counts: a table of 256 entries. */
export const FIELD_SCORES = Float32Array.from({ length: 256 }, (_, counts) =>
  Math.max(TITLE_WEIGHT * saturate(counts & 3), SUMMARY_WEIGHT * saturate((counts >> 2) & 3), saturate(counts >> 4)),
)

function saturate(count: number): number {
  return (count * (1 + SATURATION)) / (count + SATURATION)
}

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
