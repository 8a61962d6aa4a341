import { LETTERS_PER_PAGE } from '@liberta/contracts/letters/letter.schema'
import { mapLetters } from '../../naxos/mapping/map-letters.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, itemsOf, refuseIfAllBad } from '../conditional-fetch.ts'
import { LAST_PAGE, countPages, refuseIfEmptied } from '../page-of-list.ts'
import type { Refresher } from '../refresher.ts'

/** One page of the letters to the editor that were published. */
export function createLetterListRefresher(naxos: NaxosClient): Refresher<'letterList'> {
  return async ({ id }, context) => {
    const page = Number(id)
    if (page > LAST_PAGE) return { state: 'missing' }
    const path = `/letter/list?page=${page}&page_size=${LETTERS_PER_PAGE}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state === 'notModified') return result
    if (result.state !== 'present') return { state: 'missing' }
    const items = itemsOf(result, path)
    if (items.length === 0 && page > 1) return { state: 'missing' }
    const letters = mapLetters(items, context.drop)
    refuseIfAllBad(items, letters, path)
    const body = { ...countPages(result, page, LETTERS_PER_PAGE, letters.length), letters }
    refuseIfEmptied(body, context.stored, LETTERS_PER_PAGE, path)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: ['letters'] }
  }
}
