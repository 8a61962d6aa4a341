import { parseSearchId } from '@liberta/contracts/search/search-id'
import type { SearchKind } from '@liberta/contracts/search/search-parameters.schema'
import { RESULTS_PER_PAGE } from '@liberta/contracts/search/search-results.schema'
import type { SearchResults } from '@liberta/contracts/search/search-results.schema'
import { mapEventTeasers } from '../../naxos/mapping/map-events.ts'
import { mapFacets } from '../../naxos/mapping/map-facets.ts'
import { mapMultimediaTeasers } from '../../naxos/mapping/map-multimedia.ts'
import { mapTeasers } from '../../naxos/mapping/map-teaser.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, itemsOf, refuseIfAllBad } from '../conditional-fetch.ts'
import { locateSearch } from '../locate-search.ts'
import { tagSearch } from '../model-tags.ts'
import { LAST_PAGE, countPages } from '../page-of-list.ts'
import type { RefreshContext, Refresher } from '../refresher.ts'

type Found =
  | Pick<Extract<SearchResults, { kind: 'story' }>, 'kind' | 'stories'>
  | Pick<Extract<SearchResults, { kind: 'multimedia' }>, 'kind' | 'items'>
  | Pick<Extract<SearchResults, { kind: 'event' }>, 'kind' | 'events'>

/** One page of what a search finds. */
export function createSearchRefresher(naxos: NaxosClient): Refresher<'search'> {
  return async ({ id }, context) => {
    const asked = parseSearchId(id)
    if (!asked || asked.search.page > LAST_PAGE) return { state: 'missing' }
    const { kind, search } = asked
    const sections = await context.sections()
    const { fingerprint } = kind === 'multimedia' ? await context.folders() : sections
    const path = locateSearch(kind, search)
    // «Oggi» is another question every day: yesterday's validator says nothing about it.
    const result = await fetchConditionally(naxos, path, context, [fingerprint, path])
    if (result.state === 'notModified') return result
    if (result.state !== 'present') return { state: 'missing' }
    const items = itemsOf(result, path)
    if (items.length === 0 && search.page > 1) return { state: 'missing' }
    const found = await mapFound(kind, items, context)
    const kept = keptOf(found)
    refuseIfAllBad(items, kept, path)
    const { facets, complete } = result.beside
    const body: SearchResults = {
      ...found,
      ...countPages(result, search.page, RESULTS_PER_PAGE, kept.length),
      filters: mapFacets(facets, kind, { sections, drop: context.drop }),
      complete: complete !== false,
    }
    // Specification §8: logged, and no message of an error to the reader.
    const remark = body.total === 0 ? { remark: 'A search found nothing' } : {}
    return { state: 'present', body, etag: result.etag, updatedAtMs: null, tags: tagSearch(body), ...remark }
  }
}

async function mapFound(
  kind: SearchKind,
  items: readonly unknown[],
  context: RefreshContext<'search'>,
): Promise<Found> {
  const { drop } = context
  switch (kind) {
    case 'story':
      return { kind, stories: mapTeasers(items, { sections: await context.sections(), drop }) }
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
