import { findFixedPage } from './fixed-page.table.ts'
import type { SiteAddress } from './site-address.types.ts'

/** The value of the query that asks for a page's lite version. It has no value of its own: `?lite`, or `?lite=` as a form sends it. */
export const LITE = 'lite'

const IS_LITE = new RegExp(`[?&]${LITE}$`)

/**
 * Whether pages of this kind have a lite version: all that are read. Not those whose form is sent to the page itself, nor a reader's own,
 * nor those of the makers of the site.
 */
export function hasLiteVersion(address: SiteAddress): boolean {
  switch (address.type) {
    case 'fixed': {
      const { fullOnly, onlyOutsideProduction } = findFixedPage(address.name)
      return fullOnly !== true && onlyOutsideProduction !== true
    }
    case 'reservedArea':
    case 'position':
      return false
    default:
      return true
  }
}

/** Whether the query of an address asks for the lite version; of several values the first counts, and one that says something is none. */
export function asksForLite(query: URLSearchParams): boolean {
  return query.get(LITE) === ''
}

/** An address, with or without a query, as that of its lite version. */
export function addLite(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${LITE}`
}

/** Whether an address in its one spelling is that of a lite version. */
export function isLiteAddress(canonical: string): boolean {
  return IS_LITE.test(canonical)
}
