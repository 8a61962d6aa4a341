import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { NavigationItem } from '@liberta/contracts/navigation/navigation.schema'
import { buildAgendaSearch } from '../../page-definition/addresses/event-address.ts'
import type { NamedLink } from '../links/LinkItems.tsx'
import { visibleItems } from './menu-groups.ts'
import { buildFixedAddress } from '../../page-definition/addresses/multimedia-address.ts'
import { addressOfPage } from '../../page-definition/addresses/text-place.table.ts'

/** As many as stand beside a band's name at 640 px. */
const MOST = 5

/** A link that leads somewhere. */
export type BandLink = NamedLink & { href: string }

/** Beside «Cosa fare»: the days that move with the calendar, and the lists of events that the menu knows. */
export function linkEvents(grammar: AddressGrammar, items: readonly NavigationItem[]): BandLink[] {
  return [
    { name: 'Oggi', href: buildAgendaSearch(grammar, 'oggi') },
    { name: 'Nel fine settimana', href: buildAgendaSearch(grammar, 'fine-settimana') },
    ...findLists(grammar, items),
  ].slice(0, MOST)
}

/** Beside «Opinioni»: what readers write, and the way to write. */
export function linkOpinions(grammar: AddressGrammar): readonly BandLink[] {
  return [
    { name: 'Lettere al direttore', href: addressOfPage(grammar, 'letterToEditor') },
    { name: 'Scrivi la tua', href: addressOfPage(grammar, 'letterForm') },
  ]
}

/** Beside «Telelibertà»: what is on besides its programmes. */
export function linkTelevision(grammar: AddressGrammar): readonly BandLink[] {
  return [
    { name: 'Le ultime puntate', href: buildFixedAddress(grammar, 'teleliberta') },
    { name: 'Video brevi', href: buildFixedAddress(grammar, 'videoShort') },
  ]
}

/** The items of the menu, at any depth, that lead to lists of events. */
function findLists(grammar: AddressGrammar, items: readonly NavigationItem[]): BandLink[] {
  return visibleItems(items).flatMap(({ name, URL, type, subItem }) => [
    ...(type !== 'noLink' && isEventList(grammar, URL) ? [{ name, href: URL }] : []),
    ...findLists(grammar, subItem),
  ])
}

function isEventList(grammar: AddressGrammar, URL: string): boolean {
  const type = URL.startsWith('/') ? grammar.parse(URL)?.type : undefined
  return type === 'events' || type === 'eventCategory'
}
