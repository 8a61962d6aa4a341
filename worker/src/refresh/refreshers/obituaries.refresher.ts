import { OBITUARIES_PER_PAGE } from '@liberta/contracts/obituaries/obituary.schema'
import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import type { ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import { mapNotice, mapNotices } from '../../naxos/mapping/map-obituaries.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, refuseIfAllBad, requireShown } from '../conditional-fetch.ts'
import { tagObituaryList } from '../model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../page-of-list.ts'
import type { Refresher } from '../refresher.ts'

/** The CMS takes no longer text, and calls one a bad request. */
const LONGEST_QUERY = 120

/** One page of the notices, newest first, or of those that a name or a town finds. */
export function createObituaryListRefresher(naxos: NaxosClient): Refresher<'obituaryList'> {
  return async ({ id }, context) => {
    const key = parseObituaryListId(id)
    if (!key || key.page > LAST_PAGE || (key.query?.length ?? 0) > LONGEST_QUERY) return { state: 'missing' }
    const path = locateList(key)
    const result = await fetchConditionally(naxos, path, context)
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const held = context.stored && { count: context.stored.obituaries.length, total: context.stored.total }
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, { path, page: key.page, perPage: OBITUARIES_PER_PAGE }, held, standing)
    if (!items) return { state: 'missing' }
    const obituaries = mapNotices(items, context.drop)
    refuseIfAllBad(items, obituaries, path, held?.count ?? 0, standing)
    const place = countPages(result, key.page, OBITUARIES_PER_PAGE, obituaries.length)
    const body = { query: key.query, ...place, obituaries }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tagObituaryList(body) }
  }
}

/** One notice. */
export function createObituaryRefresher(naxos: NaxosClient): Refresher<'obituary'> {
  return async ({ id }, context) => {
    const path = `/obituary/${id}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const mapped = mapNotice(result.data, context.drop)
    const body = requireShown(mapped?.id === Number(id) ? mapped : null, result.data, path)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [`obituary:${id}`] }
  }
}

function locateList({ query, page }: ObituaryListKey): string {
  const parameters = new URLSearchParams({ page: String(page), page_size: String(OBITUARIES_PER_PAGE) })
  if (query !== null) parameters.set('query', query)
  return `/obituary/list?${parameters.toString()}`
}
