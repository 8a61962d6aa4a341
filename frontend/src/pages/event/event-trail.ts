import type { EventList, EventTeaser } from '@liberta/contracts/events/event.schema'
import type { TrailStep } from '../../page-definition/head/describe-trail.ts'
import {
  buildAgendaAddress,
  buildEventListAddress,
  nameOfEventList,
} from '../../page-definition/addresses/event-address.ts'

/** The steps to a list of events, its own last. */
export function trailOfEventList(subject: EventList['subject']): TrailStep[] {
  const agenda = { name: 'Eventi', href: buildAgendaAddress() }
  return subject.type === 'upcoming'
    ? [agenda]
    : [agenda, { name: nameOfEventList(subject), href: buildEventListAddress(subject) }]
}

/** The steps above an event: the agenda, and the event's first category. */
export function trailOfEvent({ categories: [category] }: Pick<EventTeaser, 'categories'>): TrailStep[] {
  return trailOfEventList(category === undefined ? { type: 'upcoming' } : { type: 'category', category })
}
