import { LONGEST_SEARCH } from './search-parameters.schema.ts'

/**
 * A text that a reader seeks, in its one spelling: composed letters, single spaces, no control characters, at most 120
 * characters; null where nothing is left. What comes out goes in again unchanged.
 */
export function normaliseSearchText(text: string): string | null {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // Cut between two characters, never within one that takes two units.
  const whole = clean.length <= LONGEST_SEARCH ? clean : clean.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$/, '')
  return whole.trim() || null
}
