import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'

/** Links that a group of the menu shows before «Vedi tutti» (specification §9). */
export const MENU_LINK_LIMIT = 7

/** Groups whose links are never cut (specification §2). */
const UNLIMITED: readonly string[] = ['Servizi', 'Territorio']

export interface MenuLink {
  name: string
  /** Null for a heading without a link. */
  href: string | null
}

export interface MenuGroup extends MenuLink {
  links: MenuLink[]
  /** Where «Vedi tutti» leads; null where all links are shown, or where there is no page of them all. */
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

/** The groups of the off-canvas menu: up to 7 links each and «Vedi tutti», all of «Servizi» and «Territorio». */
export function buildMenuGroups(items: readonly NavigationItem[]): MenuGroup[] {
  return visibleItems(items).map((item) => {
    const links = visibleItems(item.subItem).map(linkOf)
    const whole = UNLIMITED.includes(item.name) || links.length <= MENU_LINK_LIMIT
    const group = linkOf(item)
    return { ...group, links: whole ? links : links.slice(0, MENU_LINK_LIMIT), seeAll: whole ? null : group.href }
  })
}
