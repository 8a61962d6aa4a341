import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { mapSiteConfiguration } from '../../naxos/mapping/map-navigation.ts'
import { fetchConditionally, refuseAbsence } from '../conditional-fetch.ts'
import type { Refresher } from '../refresher.ts'

const PATH = '/siteconfigs'

/** Navigation and trendings. Menus that were full are not replaced by empty ones. */
export function createSiteRefresher(naxos: NaxosClient): Refresher<'site'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const body = mapSiteConfiguration(result.data, context.drop)
    if (!body) throw new NaxosError('malformed', `${PATH}: data is no configuration`)
    for (const menu of ['navsections', 'navfullsections'] as const) {
      if (body[menu].length === 0 && context.stored?.[menu].length) {
        throw new NaxosError('malformed', `${PATH}: ${menu} is empty and was not`)
      }
    }
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: ['site'] }
  }
}
