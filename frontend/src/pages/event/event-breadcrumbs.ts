import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { EventList, EventTeaser } from '@liberta/contracts/events/event.schema'
import type { Breadcrumb } from '../../page-definition/head/describe-breadcrumbs.ts'
import {
  buildAgendaAddress,
  buildEventListAddress,
  nameOfEventList,
} from '../../page-definition/addresses/event-address.ts'

/** The steps to a list of events, its own last. */
export function breadcrumbsOfEventList(grammar: AddressGrammar, subject: EventList['subject']): Breadcrumb[] {
  const agenda = { name: findFixedPage('eventi').label, href: buildAgendaAddress(grammar) }
  return subject.type === 'upcoming'
    ? [agenda]
    : [agenda, { name: nameOfEventList(subject), href: buildEventListAddress(grammar, subject) }]
}

/** The steps above an event: the agenda, and the event's first category. */
export function breadcrumbsOfEvent(
  grammar: AddressGrammar,
  { categories: [category] }: Pick<EventTeaser, 'categories'>,
): Breadcrumb[] {
  return breadcrumbsOfEventList(grammar, category === undefined ? { type: 'upcoming' } : { type: 'category', category })
}
