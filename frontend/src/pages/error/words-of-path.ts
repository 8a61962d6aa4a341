import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'

/** Words that a search is worth: longer ones, but none that only a machine wrote, and no more than a title has. */
const LEAST_LETTERS = 3
const MOST_LETTERS = 30
const MOST_WORDS = 12

const PAGE = /^page_/

/**
 * The words that a path that leads nowhere was made of: what it seeks, or those of its last segment with any, without numbers, file
 * endings and what the site itself calls its pages; null where there are none to look for.
 */
export function wordsOfPath(grammar: AddressGrammar, path: string): string | null {
  const address = grammar.parse(path)
  if (address?.type === 'search') return address.search.text
  const names = new Set(grammar.routePaths.flatMap((route) => route.path.toLowerCase().split('/')))
  const segments = path.split('/').map((segment) => decode(segment).toLowerCase())
  for (const segment of segments.toReversed()) {
    if (names.has(segment) || PAGE.test(segment)) continue
    const words = cmsSlugOf(segment)
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /\p{L}/u.test(word) && word.length <= MOST_LETTERS)
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
