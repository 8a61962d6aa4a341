import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { EVENTS_PER_PAGE } from '@liberta/contracts/events/event.schema'
import type { EventList, EventTeaser } from '@liberta/contracts/events/event.schema'
import { endOf } from '@liberta/contracts/events/find-event-end'
import { parseEventListId } from '@liberta/contracts/read-models/list-id'
import type { EventListKey } from '@liberta/contracts/read-models/list-id'
import { tagOf } from '@liberta/contracts/read-models/tag'
import { mapEventTeasers } from '../../naxos/mapping/map-events.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import { fetchConditionally, refuseAbsence, refuseIfAllBad } from '../sources/conditional-fetch.ts'
import { findTag } from '../sources/find-tag.ts'
import { tagEvents } from '../sources/model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { HeldPage } from '../sources/page-of-list.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'

type Subject = EventList['subject']

/** One page of the events that are not over: all of them, or those of a category, a type or a tag. */
export function createEventListRefresher(naxos: NaxosClient): Refresher<'eventList'> {
  return async ({ id }, context) => {
    const key = parseEventListId(id)
    if (!key || key.page > LAST_PAGE) return { state: 'missing' }
    const subject = await findSubject(naxos, key, context)
    if (!subject) return { state: 'missing' }
    const path = locateEventList(subject, key.page, EVENTS_PER_PAGE)
    const result = await fetchConditionally(naxos, path, context, [JSON.stringify(subject)])
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const place = { path, page: key.page, perPage: EVENTS_PER_PAGE }
    const held = countAhead(context.stored)
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, place, held, standing)
    if (!items) return { state: 'missing' }
    const events = mapEventTeasers(items, context.drop)
    // What is over may go, but not by an answer of which nothing can be read.
    refuseIfAllBad(items, events, path, context.stored?.events.length ?? 0, standing)
    const body = { subject, ...countPages(result, key.page, EVENTS_PER_PAGE, events.length), events }
    const tags = [tagOf.everyEventList(), ...tagEvents(body.events)]
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags }
  }
}

/** What is stored, unless all of it is over: that such a page empties itself is no fault. */
function countAhead(stored: EventList | null): HeldPage | null {
  return stored?.events.some((event) => isAhead(event, Date.now()))
    ? { count: stored.events.length, total: stored.total }
    : null
}

/** Whether an event is not over on the day of an instant (ms since the epoch). */
export function isAhead(event: Pick<EventTeaser, 'startsAt' | 'endsAt'>, now: number): boolean {
  return endOf(event).getTime() > startOfRomeDay(now)
}

/** The call for one page of a list. */
export function locateEventList(subject: Subject, page: number, perPage: number): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(perPage) })
  if (subject.type === 'category') query.set('category', String(subject.category.id))
  if (subject.type === 'eventType') query.set('type', subject.eventType)
  if (subject.type === 'tag') query.set('tag', cmsSlugOf(subject.tag.slug))
  return `/event/list?${query.toString()}`
}

async function findSubject(
  naxos: NaxosClient,
  key: EventListKey,
  { signal, eventCategories }: Pick<RefreshContext, 'signal' | 'eventCategories'>,
): Promise<Subject | null> {
  switch (key.type) {
    case 'upcoming':
      return { type: 'upcoming' }
    case 'eventType':
      return key.slug === 'evento' || key.slug === 'rassegna' ? { type: 'eventType', eventType: key.slug } : null
    case 'tag': {
      const found = await findTag(naxos, key.slug, signal)
      return found && { type: 'tag', tag: found.tag }
    }
    case 'category': {
      const category = (await eventCategories()).find(({ slug }) => slug === key.slug)
      return category ? { type: 'category', category } : null
    }
  }
}
