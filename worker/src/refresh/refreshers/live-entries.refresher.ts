import { ENTRIES_PER_PAGE } from '@liberta/contracts/live-blog/live-blog.schema'
import { parseLiveId } from '@liberta/contracts/read-models/list-id'
import { tagOf } from '@liberta/contracts/read-models/tag'
import { mapLiveEntries, mapLiveEntry } from '../../naxos/mapping/map-live-blog.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseIfAllBad, requireShown } from '../sources/conditional-fetch.ts'
import { tagLiveEntries } from '../sources/model-tags.ts'
import { countPages, itemsOfPage, LAST_PAGE } from '../sources/page-of-list.ts'
import type { RefreshContext, Refresher } from '../sources/refresher.ts'

/** What is kept of the entries of a story that was withdrawn, that is for subscribers now, or that is no live blog any longer. */
const CLOSED = { state: 'missing', isCertain: true } as const

/** Whether everybody may read the entries of a story: none of them has a text of its own that a teaser could be cut from. */
async function isOpen(id: number, context: Pick<RefreshContext, 'story'>): Promise<boolean> {
  const story = await context.story(id)
  return story !== null && story.live !== null && !story.premium
}

/** One page of the entries of a live story, from the beginning. */
export function createLiveEntriesRefresher(naxos: NaxosClient): Refresher<'liveEntries'> {
  return async ({ id }, context) => {
    const key = parseLiveId(id)
    if (!key || key.number > LAST_PAGE) return { state: 'missing' }
    const { story, number: page } = key
    if (!(await isOpen(story, context))) return CLOSED
    const path = `/story/${story}/entries?page=${page}&page_size=${ENTRIES_PER_PAGE}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const held = context.stored && { count: context.stored.entries.length, total: context.stored.total }
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, { path, page, perPage: ENTRIES_PER_PAGE }, held, standing)
    if (!items) return { state: 'missing' }
    const entries = mapLiveEntries(items, context.drop)
    refuseIfAllBad(items, entries, path, held?.count ?? 0, standing)
    const { etag, updatedAtMs } = result
    const body = { ...countPages(result, page, ENTRIES_PER_PAGE, entries.length), entries }
    return { state: 'present', body, etag, updatedAtMs, tags: tagLiveEntries(story, entries) }
  }
}

/** One entry of a live story, by which readers come to it who were sent its address. */
export function createLiveEntryRefresher(naxos: NaxosClient): Refresher<'liveEntry'> {
  return async ({ id }, context) => {
    const key = parseLiveId(id)
    if (!key) return { state: 'missing' }
    const { story, number } = key
    if (!(await isOpen(story, context))) return CLOSED
    const path = `/story/${story}/entry/${number}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const mapped = mapLiveEntry(result.data, context.drop)
    const body = requireShown(mapped?.id === number ? mapped : null, result.data, path)
    const { etag, updatedAtMs } = result
    return {
      state: 'present',
      body,
      etag,
      updatedAtMs,
      tags: [tagOf.liveEntries(story), tagOf.liveEntry(story, number)],
    }
  }
}
