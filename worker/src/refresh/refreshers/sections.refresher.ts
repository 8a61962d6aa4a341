import { mapSections } from '../../naxos/mapping/map-sections.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, itemsOf, refuseAbsence } from '../conditional-fetch.ts'
import type { Refresher } from '../refresher.ts'

const PATH = '/section/list'

/**
 * The tree of sections, which is never empty. Every section is a page and the home of stories: one goes when the CMS takes
 * it away, and not because its item, or that of one above it, came damaged.
 */
export function createSectionsRefresher(naxos: NaxosClient): Refresher<'sections'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    let dropped = 0
    const body = mapSections(itemsOf(result, PATH), (kind) => {
      dropped += 1
      context.drop(kind)
    })
    if (body.length === 0) throw new NaxosError('malformed', `${PATH}: there is no section`)
    const paths = new Set(body.map(({ path }) => path))
    const lost = context.stored?.find(({ path }) => !paths.has(path))
    if (dropped > 0 && lost) throw new NaxosError('malformed', `${PATH}: ${dropped} items bad, ${lost.path} lost`)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: ['sections'] }
  }
}
