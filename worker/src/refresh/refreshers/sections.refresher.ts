import { mapSections } from '../../naxos/mapping/map-sections.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, itemsOf, refuseAbsence } from '../sources/conditional-fetch.ts'
import { refuseRootLoss, rootKeysOf } from '../sources/refuse-loss.ts'
import type { Refresher } from '../sources/refresher.ts'

const PATH = '/section/list'

/**
 * The tree of sections, which is never empty. Every section is a page and the home of stories: one goes when the CMS takes
 * it away, which it says by a later time; bad items are left out and lock nothing.
 */
export function createSectionsRefresher(naxos: NaxosClient): Refresher<'sections'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const body = mapSections(context.grammar, itemsOf(result, PATH), context.drop)
    if (body.length === 0) throw new NaxosError('malformed', `${PATH}: there is no section`)
    const keys = { stored: rootKeysOf('sections', context.stored ?? []), now: rootKeysOf('sections', body) }
    refuseRootLoss(PATH, keys, context.standing(result.updatedAtMs))
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [] }
  }
}
