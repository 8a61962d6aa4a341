import { tagOf } from '@liberta/contracts/read-models/tag'
import { cmsSlugOf } from '@liberta/contracts/text/slug'
import { DAYS_OF_PERIOD } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { ObituaryPeriod } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { OBITUARIES_PER_PAGE } from '@liberta/contracts/obituaries/obituary.schema'
import { parseObituaryListId } from '@liberta/contracts/read-models/list-id'
import type { ObituaryListKey } from '@liberta/contracts/read-models/list-id'
import { dayInRome } from '@liberta/italian/italian-date'
import { mapObituary, mapObituaries } from '../../naxos/mapping/map-obituaries.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, refuseAbsence, refuseIfAllBad, requireShown } from '../sources/conditional-fetch.ts'
import { startOfRomeDay } from '@liberta/italian/rome-time'
import { tagObituaryList } from '../sources/model-tags.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { Refresher } from '../sources/refresher.ts'

/** The CMS takes no longer text, and calls one a bad request. */
const LONGEST_QUERY = 120

/** One page of the obituaries, newest first, of all of them or of those that a name, a town or a period leaves. */
export function createObituaryListRefresher(naxos: NaxosClient): Refresher<'obituaryList'> {
  return async ({ id }, context) => {
    const key = parseObituaryListId(id)
    if (!key || key.page > LAST_PAGE || (key.query?.length ?? 0) > LONGEST_QUERY) return { state: 'missing' }
    const sentAt = Date.now()
    const path = locateList(key, sentAt)
    // A period is another question every day: yesterday's validator, time and items say nothing about it.
    const { period, town } = key
    const answer = await fetchConditionally(naxos, path, context, period === null ? [] : [path])
    if (town === null || context.stored) refuseAbsence(answer, path)
    if (answer.state === 'notModified') return answer
    if (answer.state !== 'present') return { state: 'missing' }
    const result = period === null ? answer : { ...answer, updatedAtMs: notBeforeDay(answer.updatedAtMs, sentAt) }
    const { stored } = context
    const held = stored && period === null ? { count: stored.obituaries.length, total: stored.total } : null
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, { path, page: key.page, perPage: OBITUARIES_PER_PAGE }, held, standing)
    if (!items) return { state: 'missing' }
    const obituaries = mapObituaries(items, context.drop)
    refuseIfAllBad(items, obituaries, path, held?.count ?? 0, standing)
    const place = countPages(result, key.page, OBITUARIES_PER_PAGE, obituaries.length)
    const body = { query: key.query, town, period, ...place, obituaries }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: tagObituaryList(body) }
  }
}

/** One obituary. */
export function createObituaryRefresher(naxos: NaxosClient): Refresher<'obituary'> {
  return async ({ id }, context) => {
    const path = `/obituary/${id}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const mapped = mapObituary(result.data, context.drop)
    const body = requireShown(mapped?.id === Number(id) ? mapped : null, result.data, path)
    return {
      state: 'present',
      body,
      etag: result.etag,
      updatedAtMs: result.updatedAtMs,
      tags: [tagOf.obituary(Number(id))],
    }
  }
}

function locateList({ query, town, period, page }: ObituaryListKey, now: number): string {
  const parameters = new URLSearchParams({ page: String(page), page_size: String(OBITUARIES_PER_PAGE) })
  if (query !== null) parameters.set('query', query)
  if (town !== null) parameters.set('town', cmsSlugOf(town))
  if (period !== null) parameters.set('date_from', firstDayOf(period, now))
  return `/obituary/list?${parameters.toString()}`
}

/** The day of Rome (`YYYY-MM-DD`) with which a period that ends today begins. */
function firstDayOf(period: ObituaryPeriod, now: number): string {
  return dayInRome(new Date(startOfRomeDay(now, 1 - DAYS_OF_PERIOD[period])))
}

/** The time (ms since the epoch) of an answer to what is another question every day: the last one was asked before midnight. */
function notBeforeDay(updatedAtMs: number | null, sentAt: number): number | null {
  return updatedAtMs === null ? null : Math.max(updatedAtMs, startOfRomeDay(sentAt))
}
