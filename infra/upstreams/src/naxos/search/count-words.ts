import { packCounts, type FieldCounts, type SearchFields } from './field-counts.ts'
import { tokenize } from './tokenize.ts'

/** The words of a document with their counts in each field. */
export function countWords(fields: SearchFields): Map<string, FieldCounts> {
  const title = countTokens(fields.title)
  const summary = countTokens(fields.summary)
  const body = countTokens(fields.body)
  const words = new Map<string, FieldCounts>()
  for (const counts of [title, summary, body]) {
    for (const word of counts.keys()) {
      if (!words.has(word)) {
        words.set(word, packCounts(title.get(word) ?? 0, summary.get(word) ?? 0, body.get(word) ?? 0))
      }
    }
  }
  return words
}

function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of tokenize(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
