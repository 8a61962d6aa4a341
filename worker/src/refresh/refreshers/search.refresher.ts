import { parseSearchId } from '@liberta/contracts/read-models/search-id'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { RESULTS_PER_PAGE } from '@liberta/contracts/search/search-results.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import { mapEventTeasers } from '../../naxos/mapping/map-events.ts'
import { mapFacets } from '../../naxos/mapping/map-facets.ts'
import { mapMultimediaTeasers } from '../../naxos/mapping/map-multimedia.ts'
import { mapTeasers } from '../../naxos/mapping/map-teaser.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, refuseIfAllBad } from '../sources/conditional-fetch.ts'
import { leaveOutSought } from '../sources/leave-out-sought.ts'
import { locateSearch } from '../sources/locate-search.ts'
import { tagSearch } from '../sources/model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { HeldPage } from '../sources/page-of-list.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'

type Found =
  | Pick<Extract<SearchResults, { kind: 'story' }>, 'kind' | 'stories'>
  | Pick<Extract<SearchResults, { kind: 'multimedia' }>, 'kind' | 'items'>
  | Pick<Extract<SearchResults, { kind: 'event' }>, 'kind' | 'events'>

/** One page of what a search finds. */
export function createSearchRefresher(naxos: NaxosClient): Refresher<'search'> {
  return async ({ id }, context) => {
    const parsed = parseSearchId(id)
    if (!parsed || parsed.search.page > LAST_PAGE) return { state: 'missing' }
    const { kind, search } = parsed
    const sections = await context.sections()
    const { fingerprint } = kind === 'multimedia' ? await context.folders() : sections
    const path = locateSearch(kind, search)
    // «Oggi» is another question every day: yesterday's validator says nothing about it.
    const result = await fetchConditionally(naxos, path, context, [fingerprint, path])
    if (result.state === 'notModified') return result
    if (context.stored) refuseAbsence(result, path)
    if (result.state !== 'present') return { state: 'missing' }
    const { facets, complete } = result.beside
    // An index that does not hold everything yet proves by its total that it does not know, and no more.
    const answer = complete === false && result.total === 0 ? { ...result, total: null } : result
    const place = { path, page: search.page, perPage: RESULTS_PER_PAGE }
    const stored = countHeld(context.stored)
    const held = movesWithDay(kind, search) ? null : stored
    const standing = context.standing(result.updatedAtMs)
    const listed = itemsOfPage(answer, place, held, standing)
    if (!listed) return { state: 'missing' }
    const items = leaveOutSought(listed, search.text, result.hidden)
    const total = result.total === null ? null : Math.max(0, result.total - (listed.length - items.length))
    const found = await mapFound(kind, items, context)
    const kept = keptOf(found)
    refuseIfAllBad(items, kept, path, stored?.count ?? 0, standing)
    const body: SearchResults = {
      ...found,
      ...countPages({ ...result, total }, search.page, RESULTS_PER_PAGE, kept.length),
      // What is found by nothing but a hidden name stands in no section either.
      filters:
        items.length === 0 && listed.length > 0
          ? []
          : mapFacets(facets, kind, { sections, drop: context.drop, grammar: context.grammar }),
      complete: complete !== false,
    }
    // Requirements 8.20 and 8.21: logged, and no message of an error to the reader.
    const remark = body.total === 0 ? { remark: 'A search found nothing' } : {}
    return {
      state: 'present',
      body,
      etag: result.etag,
      updatedAtMs: result.updatedAtMs,
      tags: tagSearch(body),
      ...remark,
    }
  }
}

/** Yesterday's results say nothing about today's: events are sought from today on, and «oggi» is another day. */
function movesWithDay(kind: SearchKind, { when }: SearchParameters): boolean {
  return kind === 'event' || when !== null
}

function countHeld(stored: SearchResults | null): HeldPage | null {
  return stored && { count: keptOf(stored).length, total: stored.total }
}

async function mapFound(
  kind: SearchKind,
  items: readonly unknown[],
  context: RefreshContext<'search'>,
): Promise<Found> {
  const { drop, grammar } = context
  switch (kind) {
    case 'story':
      return { kind, stories: mapTeasers(items, { sections: await context.sections(), drop, grammar }) }
    case 'multimedia':
      return { kind, items: mapMultimediaTeasers(items, { folders: await context.folders(), drop }) }
    case 'event':
      return { kind, events: mapEventTeasers(items, drop) }
  }
}

function keptOf(found: Found): readonly unknown[] {
  if (found.kind === 'story') return found.stories
  return found.kind === 'multimedia' ? found.items : found.events
}
