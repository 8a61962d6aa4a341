import { tagOf } from '@liberta/contracts/read-models/tag'
import { locateBySlug } from '../sources/find-tag.ts'
import { mapPage } from '../../naxos/mapping/map-pages.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, hasBlocks, requireShown } from '../sources/conditional-fetch.ts'
import { keepTime, writeTime } from '../sources/keep-time.ts'
import { refuseEmptied } from '../sources/refuse-loss.ts'
import type { Refresher } from '../sources/refresher.ts'

/** One editorial page. A text that was there is replaced by none only where the answer says that there is none. */
export function createPageRefresher(naxos: NaxosClient): Refresher<'page'> {
  return async ({ id: slug }, context) => {
    const path = locateBySlug('page', slug)
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const cameAt = writeTime(result.updatedAtMs)
    const mapped = mapPage(context.grammar, result.data, cameAt, context.drop)
    const page = requireShown(mapped?.slug === slug ? mapped : null, result.data, path)
    const body = keepTime(page, context.stored, result, cameAt)
    refuseEmptied(path, context.stored?.blocks.length ?? 0, body.blocks.length, hasBlocks(result.data))
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [tagOf.page(slug)] }
  }
}
