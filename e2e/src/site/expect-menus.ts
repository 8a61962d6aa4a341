import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'

/** A group of links as requirements 2.106 to 2.111 say that it has to look. */
export interface ExpectedGroup {
  name: string
  shown: NavigationItem[]
  /** Links of the data that the group must not show. */
  cut: NavigationItem[]
  /** Where 'Vedi tutti' leads; null in groups without a limit, and without a page where nothing is cut. */
  seeAll: string | null
}

const MENU_LIMIT = 7
const FOOTER_LIMIT = 5

const isShown = ({ type }: NavigationItem) => type !== 'menuHidden'
const hasPage = ({ type, URL }: NavigationItem) => type !== 'noLink' && URL !== ''

/** Nothing is lost for being deep: what stands below an item counts, too, and a heading over links does not. */
function listBelow(group: NavigationItem): NavigationItem[] {
  return group.subItem.filter(isShown).flatMap((item) => {
    const below = listBelow(item)
    return !hasPage(item) && below.length > 0 ? below : [item, ...below]
  })
}

/** 'each up to 7 leaf links with a Vedi tutti link; unlimited for Servizi and Territorio'; what has no page is whole in the footer */
export function expectMenuGroups(items: readonly NavigationItem[]): ExpectedGroup[] {
  return items.filter(isShown).map((item) => {
    const links = listBelow(item)
    const isLimited = !['Servizi', 'Territorio'].includes(item.name)
    const isInFooter = item.name === 'Trasparenza' || links.length > MENU_LIMIT
    const all = hasPage(item) ? item.URL : isInFooter ? '#mappa' : null
    const limit = isLimited ? MENU_LIMIT : links.length
    return {
      name: item.name,
      shown: links.slice(0, limit),
      cut: links.slice(limit),
      seeAll: isLimited && links.length > 0 ? all : null,
    }
  })
}

/** '5-link limit, except the last item of the first group and Trasparenza and Servizi, which show all'; the first group is 4. */
export function expectFooterColumns(items: readonly NavigationItem[]): ExpectedGroup[] {
  return items.filter(isShown).map((item, index) => {
    const links = listBelow(item)
    const isUnfolded = !hasPage(item) && !['Servizi', 'Territorio'].includes(item.name) && links.length > MENU_LIMIT
    const isWhole = index === 3 || ['Trasparenza', 'Servizi'].includes(item.name)
    const limit = isWhole || isUnfolded ? links.length : FOOTER_LIMIT
    return { name: item.name, shown: links.slice(0, limit), cut: links.slice(limit), seeAll: null }
  })
}

const linked = (items: readonly NavigationItem[]) =>
  items.filter(hasPage).map(({ name, URL }): [string, string] => [name, URL])

/** The names and addresses of what is shown, and of what is cut and stands nowhere else. */
export function listLinks(groups: readonly ExpectedGroup[]): { shown: [string, string][]; cut: [string, string][] } {
  const shown = groups.flatMap((group) => linked(group.shown))
  const cut = groups.flatMap((group) => linked(group.cut))
  return { shown, cut: cut.filter(([name, URL]) => !shown.some(([other, same]) => other === name && same === URL)) }
}
