import type { Event, EventTeaser } from '@liberta/contracts/events/event.schema'
import { mapEventTeasers, mapWholeEvent } from '../../naxos/mapping/map-events.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { itemsOf, requireShown } from '../sources/conditional-fetch.ts'
import { findNeighbours } from '../sources/find-neighbours.ts'
import { tagEvents } from '../sources/model-tags.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'
import { refuseOwnLoss } from '../sources/refuse-loss.ts'
import { isAhead, locateEventList } from './event-list.refresher.ts'

const ALSO_ON = 6

/**
 * One event, and others of its first category that are not over. Neither of the two answers can say that nothing has changed
 * in the other, so both are fetched anew; the time is the event's own.
 */
export function createEventRefresher(naxos: NaxosClient): Refresher<'event'> {
  return async ({ id }, context) => {
    const path = `/event/${id}`
    const result = await naxos.get(path, { signal: context.signal })
    if (result.state !== 'present') return result
    const mapped = mapWholeEvent(result.data, context.drop)
    const event = requireShown(mapped?.id === Number(id) ? mapped : null, result.data, path)
    refuseOwnLoss(
      path,
      context.stored && { ...context.stored, alsoOn: [] },
      event,
      context.standing(result.updatedAtMs),
    )
    const kept = (context.stored?.alsoOn ?? []).filter((other) => isAhead(other, Date.now()))
    const { neighbours, failure } = await findNeighbours(() => findOthers(naxos, event, context, kept), kept)
    const body = { ...event, alsoOn: [...neighbours] }
    const tags = tagEvents([body, ...body.alsoOn])
    return { state: 'present', body, etag: null, updatedAtMs: result.updatedAtMs, tags, ...failure }
  }
}

/** @param kept those that are stored and not over: an answer without any event says nothing about them */
async function findOthers(
  naxos: NaxosClient,
  event: Event,
  { signal, drop }: RefreshContext<'event'>,
  kept: readonly EventTeaser[],
): Promise<readonly EventTeaser[]> {
  const [category] = event.categories
  const path = locateEventList(category ? { type: 'category', category } : { type: 'upcoming' }, 1, ALSO_ON + 1)
  const result = await naxos.get(path, { signal })
  const items = result.state === 'present' ? itemsOf(result, path) : []
  if (items.length === 0) return kept
  const others = mapEventTeasers(items, drop)
  return others.filter(({ id }) => id !== event.id).slice(0, ALSO_ON)
}
