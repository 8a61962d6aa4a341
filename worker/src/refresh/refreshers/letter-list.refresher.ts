import { LETTERS_PER_PAGE } from '@liberta/contracts/letters/letter.schema'
import { mapLetters } from '../../naxos/mapping/map-letters.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, isAbsent, refuseAbsence, refuseIfAllBad } from '../sources/conditional-fetch.ts'
import { LAST_PAGE, countPages, itemsOfPage } from '../sources/page-of-list.ts'
import type { Refresher } from '../sources/refresher.ts'

/** One page of the letters to the editor that were published. */
export function createLetterListRefresher(naxos: NaxosClient): Refresher<'letterList'> {
  return async ({ id }, context) => {
    const page = Number(id)
    if (page > LAST_PAGE) return { state: 'missing' }
    const path = `/letter/list?page=${page}&page_size=${LETTERS_PER_PAGE}`
    const result = await fetchConditionally(naxos, path, context)
    // That letters are gone which were there is an error; that there never were any is known by no other sign.
    if (context.stored === null && isAbsent(result)) return { state: 'missing' }
    refuseAbsence(result, path)
    if (result.state === 'notModified') return result
    const held = context.stored && { count: context.stored.letters.length, total: context.stored.total }
    const standing = context.standing(result.updatedAtMs)
    const items = itemsOfPage(result, { path, page, perPage: LETTERS_PER_PAGE }, held, standing)
    if (!items) return { state: 'missing' }
    const letters = mapLetters(items, context.drop)
    refuseIfAllBad(items, letters, path, held?.count ?? 0, standing)
    const body = { ...countPages(result, page, LETTERS_PER_PAGE, letters.length), letters }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [] }
  }
}
