import { buildEventListId } from '@liberta/contracts/read-models/list-id'
import type { EventListKey } from '@liberta/contracts/read-models/list-id'
import { defineIdRoute, defineListRoute, defineWholeRoute } from '../read-route.ts'
import type { Located, ReadRoute } from '../read-route.ts'
import { eventListQuerySchema } from './event-list-query.schema.ts'
import type { EventListQuery } from './event-list-query.schema.ts'

/** Events and their categories. */
export const EVENT_ROUTES: readonly ReadRoute[] = [
  defineWholeRoute({
    operation: 'listEventCategories',
    path: '/api/naxos/event_category/list',
    summary: 'All event categories',
    model: 'eventCategories',
  }),
  defineListRoute({
    operation: 'listEvents',
    path: '/api/naxos/event/list',
    summary: 'One page of the events that are not over, of a category, a type, a tag, or of all, by their beginning',
    model: 'eventList',
    queryParameters: eventListQuerySchema,
    refer: locateEventList,
  }),
  defineIdRoute({
    operation: 'readEvent',
    path: '/api/naxos/event/{id}',
    summary: 'One event, as its page shows it',
    model: 'event',
  }),
]

function locateEventList({ category, type, tag, page }: EventListQuery): Located {
  if (category !== undefined) return referTo({ type: 'category', slug: category, page })
  if (type !== undefined) return referTo({ type: 'eventType', slug: type, page })
  return referTo(tag === undefined ? { type: 'upcoming', page } : { type: 'tag', slug: tag, page })
}

function referTo(key: EventListKey): Located {
  return { model: 'eventList', id: buildEventListId(key) }
}
