import { mapPage } from '../../naxos/mapping/map-pages.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally } from '../conditional-fetch.ts'
import type { Refresher } from '../refresher.ts'

/** One editorial page. A text that was there is not replaced by none. */
export function createPageRefresher(naxos: NaxosClient): Refresher<'page'> {
  return async ({ id: slug }, context) => {
    const path = `/page/${slug}`
    const result = await fetchConditionally(naxos, path, context)
    if (result.state !== 'present') return result
    const body = mapPage(result.data, new Date(result.updatedAtMs ?? Date.now()).toISOString(), context.drop)
    if (!body || body.slug !== slug) throw new NaxosError('malformed', `${path}: data is not this page`)
    if (body.blocks.length === 0 && context.stored?.blocks.length) {
      throw new NaxosError('malformed', `${path}: the text is gone`)
    }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [`page:${slug}`] }
  }
}
