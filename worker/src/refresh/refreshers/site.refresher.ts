import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import type { NavigationItem, SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { findEmptyLists, mapSiteConfiguration } from '../../naxos/mapping/map-navigation.ts'
import { fetchConditionally, refuseAbsence } from '../conditional-fetch.ts'
import type { Refresher } from '../refresher.ts'

const PATH = '/siteconfigs'

/**
 * Navigation and trendings. Menus that were full are not replaced by empty ones; topics and the items below another may
 * all be taken out by an empty list, but not by none.
 */
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
    const lost = context.stored && findLostList(context.stored, body, findEmptyLists(result.data))
    if (lost) throw new NaxosError('malformed', `${PATH}: ${lost} held something, and is absent or bad`)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: ['site'] }
  }
}

/** A list that held something and is empty now, though the answer does not say that it is. */
function findLostList(
  stored: SiteConfiguration,
  body: SiteConfiguration,
  emptied: ReadonlySet<string>,
): string | undefined {
  const now = countLists(body)
  const lost = [...countLists(stored)].find(([name, held]) => held > 0 && now.get(name) === 0 && !emptied.has(name))
  return lost?.[0]
}

/** How many items each list holds, by the names that `findEmptyLists` gives them. */
function countLists({ trendings, navsections, navfullsections }: SiteConfiguration): Map<string, number> {
  return new Map([
    ['trendings', trendings.length],
    ...countItems(navsections, 'navsections'),
    ...countItems(navfullsections, 'navfullsections'),
  ])
}

function countItems(items: readonly NavigationItem[], path: string): [string, number][] {
  return items.flatMap(({ name, subItem }) => {
    const own = `${path}.${name}`
    return [[own, subItem.length] as [string, number], ...countItems(subItem, own)]
  })
}
