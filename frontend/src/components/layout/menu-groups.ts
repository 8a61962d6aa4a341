import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'

/** Links that a group of the menu shows beside «Vedi tutti» (requirements 9.44). */
export const MENU_LINK_LIMIT = 7

/** Groups whose links are never cut (requirements 2.107). */
const UNLIMITED: readonly string[] = ['Servizi', 'Territorio']

export interface MenuLink {
  name: string
  /** Null for a heading without a link. */
  href: string | null
}

export interface MenuGroup extends MenuLink {
  links: MenuLink[]
  /** Where «Vedi tutti» leads; null where all links are always shown, or where there is no page of them all. */
  seeAll: string | null
}

/** An item as a link: `noLink` is a heading, and so is one whose address is empty. */
export function linkOf(item: NavigationItem): MenuLink {
  return { name: item.name, href: item.type === 'noLink' || item.URL === '' ? null : item.URL }
}

/** The items that a menu shows: `menuHidden` stands in the data only. */
export function visibleItems(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter((item) => item.type !== 'menuHidden')
}

/**
 * The groups of the off-canvas menu: up to 7 links each and «Vedi tutti», all of «Servizi» and «Territorio», and all of a
 * group that has no page of its own: what were cut there could be reached no more. A heading over nothing is left out.
 */
export function buildMenuGroups(items: readonly NavigationItem[]): MenuGroup[] {
  return visibleItems(items)
    .map((item): MenuGroup => {
      const group = linkOf(item)
      const links = visibleItems(item.subItem).map(linkOf)
      if (group.href === null || UNLIMITED.includes(item.name)) return { ...group, links, seeAll: null }
      return { ...group, links: links.slice(0, MENU_LINK_LIMIT), seeAll: links.length === 0 ? null : group.href }
    })
    .filter(({ href, links }) => href !== null || links.length > 0)
}
