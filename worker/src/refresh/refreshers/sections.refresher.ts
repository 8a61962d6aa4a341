import { mapSections } from '../../naxos/mapping/map-sections.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, itemsOf, refuseAbsence } from '../conditional-fetch.ts'
import type { Refresher } from '../refresher.ts'

const PATH = '/section/list'

/** The tree of sections, which is never empty. */
export function createSectionsRefresher(naxos: NaxosClient): Refresher<'sections'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const body = mapSections(itemsOf(result, PATH), context.drop)
    if (body.length === 0) throw new NaxosError('malformed', `${PATH}: there is no section`)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: ['sections'] }
  }
}
