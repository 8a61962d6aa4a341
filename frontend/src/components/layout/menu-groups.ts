import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import type { NamedLink } from '../links/LinkItems.tsx'

/** Links that a group of the menu shows beside «Vedi tutti» (requirements 9.44). */
export const MENU_LINK_LIMIT = 7

/** Groups whose links are never cut in the menu (requirements 2.107). */
const UNLIMITED: readonly string[] = ['Servizi', 'Territorio']

/** Columns of the footer that show all their links wherever they stand (requirements 2.111). */
export const WHOLE_IN_FOOTER: readonly string[] = ['Trasparenza', 'Servizi']

/** The id of the footer's columns. */
export const SITE_MAP_ID = 'mappa'

export interface MenuGroup extends NamedLink {
  links: NamedLink[]
  /** Where «Vedi tutti» leads: the group's page, or the footer where that has them all; null where all links are always shown. */
  seeAll: string | null
}

/** An item as a link: `noLink` is a heading, and so is one whose address is empty. */
export function linkOf(item: NavigationItem): NamedLink {
  return { name: item.name, href: item.type === 'noLink' || item.URL === '' ? null : item.URL }
}

/** The items that a menu shows: `menuHidden` stands in the data only. */
export function visibleItems(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter((item) => item.type !== 'menuHidden')
}

/** All links under a group, in their order and however deep they are; a heading over links is none itself. */
export function linksBelow(group: NavigationItem): NamedLink[] {
  return visibleItems(group.subItem).flatMap((item) => {
    const own = linkOf(item)
    const below = linksBelow(item)
    return own.href === null && below.length > 0 ? below : [own, ...below]
  })
}

/** Whether the menu leaves links out of a group that has no page which would list them. */
export function isCutWithoutPage(group: NavigationItem): boolean {
  return linkOf(group).href === null && !UNLIMITED.includes(group.name) && linksBelow(group).length > MENU_LINK_LIMIT
}

/**
 * The groups of the off-canvas menu: up to 7 links each and «Vedi tutti», all of «Servizi» and «Territorio» alone. «Trasparenza» and
 * what is cut without a page of its own are whole in the footer. A heading over nothing is left out.
 */
export function buildMenuGroups(items: readonly NavigationItem[]): MenuGroup[] {
  return visibleItems(items)
    .map((item): MenuGroup => {
      const group = linkOf(item)
      const links = linksBelow(item)
      if (UNLIMITED.includes(item.name)) return { ...group, links, seeAll: null }
      const isInFooter = WHOLE_IN_FOOTER.includes(item.name) || isCutWithoutPage(item)
      const all = group.href ?? (isInFooter ? `#${SITE_MAP_ID}` : null)
      return { ...group, links: links.slice(0, MENU_LINK_LIMIT), seeAll: links.length === 0 ? null : all }
    })
    .filter(({ href, links }) => href !== null || links.length > 0)
}
