import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { isCutWithoutPage, linkOf, linksBelow, visibleItems, WHOLE_IN_FOOTER } from './menu-groups.ts'
import type { NamedLink } from '../links/LinkItems.tsx'

/** Links that a column of the footer shows (requirements 9.45). */
const FOOTER_LINK_LIMIT = 5

export interface FooterColumn extends NamedLink {
  links: NamedLink[]
  /** Links to unfold under these; only where they stand nowhere else. */
  folded: NamedLink[]
}

export interface FooterColumns {
  first: FooterColumn[]
  second: FooterColumn[]
  rest: FooterColumn[]
}

/**
 * The columns of the footer, split at the first 4 items, the next 3 and the rest; 5 links each, but all of the last item
 * of the first group, of «Trasparenza» and of «Servizi» (requirements 2.110 to 2.112). What the menu cuts without a page of its
 * own can be unfolded, so that no link is lost.
 */
export function buildFooterColumns(items: readonly NavigationItem[]): FooterColumns {
  const shown = visibleItems(items)
  const first = shown.slice(0, 4)
  const column = (item: NavigationItem): FooterColumn => {
    const whole = item === first.at(-1) || WHOLE_IN_FOOTER.includes(item.name)
    const links = linksBelow(item)
    const unfolded = whole ? links : links.slice(0, FOOTER_LINK_LIMIT)
    return { ...linkOf(item), links: unfolded, folded: isCutWithoutPage(item) ? links.slice(unfolded.length) : [] }
  }
  return { first: first.map(column), second: shown.slice(4, 7).map(column), rest: shown.slice(7).map(column) }
}
