import { parseSiteAddress } from '@liberta/addresses/site-address'
import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { buildAgendaSearch } from '../../page-definition/addresses/event-address.ts'
import type { MenuLink } from './menu-groups.ts'
import { visibleItems } from './menu-groups.ts'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'

/** As many as stand beside a band's name at 640 px. */
const MOST = 5

/** A link that leads somewhere. */
export type BandLink = MenuLink & { href: string }

/** Beside «Cosa fare»: the days that move with the calendar, and the lists of events that the menu knows. */
export function linkEvents(items: readonly NavigationItem[]): BandLink[] {
  return [
    { name: 'Oggi', href: buildAgendaSearch('oggi') },
    { name: 'Nel fine settimana', href: buildAgendaSearch('fine-settimana') },
    ...findLists(items),
  ].slice(0, MOST)
}

/** Beside «Opinioni»: what readers write, and the way to write. */
export function linkOpinions(): readonly BandLink[] {
  return [
    { name: 'Lettere al direttore', href: addressOfPage('letterToEditor') },
    { name: 'Scrivi la tua', href: addressOfPage('letterForm') },
  ]
}

/** Beside «Telelibertà»: what is on besides its programmes. */
export function linkTelevision(): readonly BandLink[] {
  return [
    { name: 'Le ultime puntate', href: buildFixedAddress('teleliberta') },
    { name: 'Video brevi', href: buildFixedAddress('videoShort') },
  ]
}

/** The items of the menu, at any depth, that lead to lists of events. */
function findLists(items: readonly NavigationItem[]): BandLink[] {
  return visibleItems(items).flatMap(({ name, URL, type, subItem }) => [
    ...(type !== 'noLink' && isEventList(URL) ? [{ name, href: URL }] : []),
    ...findLists(subItem),
  ])
}

function isEventList(URL: string): boolean {
  const type = URL.startsWith('/') ? parseSiteAddress(URL)?.type : undefined
  return type === 'events' || type === 'eventCategory'
}
