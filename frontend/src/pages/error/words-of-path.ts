import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'

/** Words that a search is worth: longer ones, and no more than a title has. */
const LEAST_LETTERS = 3
const MOST_WORDS = 12

/**
 * The words that a path that leads nowhere was made of: those of its last segment with any, without numbers and file endings;
 * null where there are none to look for.
 */
export function wordsOfPath(path: string): string | null {
  const segments = path.split('/').filter((segment) => segment !== '')
  // The first of several names a family of pages: «news», «tag».
  for (const segment of segments.slice(segments.length > 1 ? 1 : 0).toReversed()) {
    const words = cmsSlugOf(decode(segment).toLowerCase())
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /\p{L}/u.test(word))
    if (words.some((word) => word.length >= LEAST_LETTERS)) return words.slice(0, MOST_WORDS).join(' ')
  }
  return null
}

/** The search of the site for those words. */
export function searchOf(grammar: AddressGrammar, text: string): string {
  return grammar.build({ type: 'search', scope: 'site', search: { ...EMPTY_SEARCH, text } })
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
