import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { EventList, EventLocation, EventTeaser, EventType } from '@liberta/contracts/events/event.schema'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { nextMidnightInRome } from '@liberta/italian/rome-time'

type EventSubject = EventList['subject']

/** `/eventi`. */
export function buildAgendaAddress(grammar: AddressGrammar, page = 1): string {
  return grammar.build({ type: 'fixed', name: 'eventi', page, query: {} })
}

/** The one address of an event. */
export function buildEventAddress(grammar: AddressGrammar, { slug, id }: Pick<EventTeaser, 'slug' | 'id'>): string {
  return grammar.build({ type: 'event', slug, id })
}

/** Where an event is to be had as a calendar file. */
export function buildCalendarAddress(grammar: AddressGrammar, event: Pick<EventTeaser, 'slug' | 'id'>): string {
  return `${buildEventAddress(grammar, event)}.ics`
}

/** The one address of a page of a list of events; every page is its own canonical. */
export function buildEventListAddress(grammar: AddressGrammar, subject: EventSubject, page = 1): string {
  return grammar.build(addressOfEventList(subject, page))
}

/** What the address of a page of a list of events asks for. */
export function addressOfEventList(subject: EventSubject, page = 1): SiteAddress {
  switch (subject.type) {
    case 'upcoming':
      return { type: 'fixed', name: 'eventi', page, query: {} }
    case 'category':
      return { type: 'events', slug: subject.category.slug, page }
    case 'eventType':
      return { type: 'events', slug: subject.eventType, page }
    case 'tag':
      return { type: 'tagEvents', slug: subject.tag.slug, page }
  }
}

/** A search of the agenda: for all of it, or for a day that moves with the calendar. */
export function buildAgendaSearch(grammar: AddressGrammar, when: 'oggi' | 'fine-settimana' | null): string {
  return grammar.build({ type: 'search', scope: 'events', search: { ...EMPTY_SEARCH, when } })
}

/** A search of the agenda for tomorrow, in Rome. */
export function buildTomorrowSearch(grammar: AddressGrammar, now: Date): string {
  return grammar.buildEventShortcut({ by: 'date', date: nextMidnightInRome(now).getTime() })
}

/** The search of the agenda that narrows a list of events further; for all of the agenda, the whole search. */
export function buildSubjectSearch(grammar: AddressGrammar, subject: EventSubject): string {
  switch (subject.type) {
    case 'upcoming':
      return buildAgendaSearch(grammar, null)
    case 'category':
      return grammar.buildEventShortcut({ by: 'category', category: subject.category })
    case 'eventType':
      return grammar.buildEventShortcut({ by: 'type', type: subject.eventType })
    case 'tag':
      return grammar.buildEventShortcut({ by: 'tag', tag: subject.tag })
  }
}

/** A search of the agenda for one zone. */
export function buildZoneSearch(grammar: AddressGrammar, zone: string): string {
  return grammar.build({ type: 'search', scope: 'events', search: { ...EMPTY_SEARCH, filters: { zones: [zone] } } })
}

const TYPE_NAMES: Readonly<Record<EventType, string>> = { evento: 'Appuntamenti', rassegna: 'Rassegne' }

/** The name that a list of events carries as its title. */
export function nameOfEventList(subject: EventSubject): string {
  switch (subject.type) {
    case 'upcoming':
      return findFixedPage('eventi').label
    case 'category':
      return subject.category.title
    case 'eventType':
      return TYPE_NAMES[subject.eventType]
    case 'tag':
      return subject.tag.name
  }
}

/** Where an event takes place, on one line: 'Teatro Municipale, Piacenza'; null where it is not told. */
export function describePlace({ location }: Pick<EventTeaser, 'location'>): string | null {
  if (location === null) return null
  const { name, town } = location
  return town === null || name.includes(town) ? name : `${name}, ${town}`
}

/** The street of an event, where it says more than the name of the place. */
export function addressOf({ location }: Pick<EventTeaser, 'location'>): string | null {
  const address = location?.address ?? null
  return address?.toLowerCase() === location?.name.toLowerCase() ? null : address
}

/** A map of the place, of OpenStreetMap. */
export function buildMapAddress({ name, town, address }: EventLocation): string {
  const words = [address ?? name, town].filter((part) => part !== null).join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`
}
