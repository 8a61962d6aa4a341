import type { Event, EventTeaser } from '@liberta/contracts/events/event.schema'
import { mapEventTeasers, mapWholeEvent } from '../../naxos/mapping/map-events.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { itemsOf } from '../conditional-fetch.ts'
import { tagEvents } from '../model-tags.ts'
import type { RefreshContext, Refresher } from '../refresher.ts'
import { locateEventList } from './event-list.refresher.ts'

const ALSO_ON = 6

/**
 * One event, and others of its first category that are not over. Neither of the two answers can say that nothing has changed
 * in the other, so both are fetched anew and the model has no time of its own.
 */
export function createEventRefresher(naxos: NaxosClient): Refresher<'event'> {
  return async ({ id }, context) => {
    const path = `/event/${id}`
    const result = await naxos.get(path, { signal: context.signal })
    if (result.state !== 'present') return result
    const event = mapWholeEvent(result.data, context.drop)
    if (!event || event.id !== Number(id)) throw new NaxosError('malformed', `${path}: data is not this event`)
    const body = { ...event, alsoOn: await findOthers(naxos, event, context) }
    const tags = tagEvents([body, ...body.alsoOn])
    return { state: 'present', body, etag: null, updatedAtMs: null, tags }
  }
}

async function findOthers(naxos: NaxosClient, event: Event, { signal, drop }: RefreshContext): Promise<EventTeaser[]> {
  const [category] = event.categories
  const path = locateEventList(category ? { type: 'category', category } : { type: 'upcoming' }, 1, ALSO_ON + 1)
  const result = await naxos.get(path, { signal })
  if (result.state !== 'present') return []
  const others = mapEventTeasers(itemsOf(result, path), drop)
  return others.filter(({ id }) => id !== event.id).slice(0, ALSO_ON)
}
