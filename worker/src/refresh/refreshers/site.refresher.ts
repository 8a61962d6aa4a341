import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import type { NavigationItem, SiteConfiguration } from '@liberta/contracts/navigation/navigation.schema'
import { findAnnouncedLists, mapSiteConfiguration } from '../../naxos/mapping/map-navigation.ts'
import { fetchConditionally, refuseAbsence } from '../sources/conditional-fetch.ts'
import { refuseEmptied, refuseRootLoss } from '../sources/refuse-loss.ts'
import type { Standing } from '../sources/refuse-loss.ts'
import type { Refresher } from '../sources/refresher.ts'

const PATH = '/siteconfigs'

/**
 * Navigation and trendings. All of a list may be taken out by an empty one with a later time, but not by none; a list of bad
 * items alone empties what was full only where an editor may have cut it.
 */
export function createSiteRefresher(naxos: NaxosClient): Refresher<'site'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const body = mapSiteConfiguration(context.grammar, result.data, context.drop)
    if (!body) throw new NaxosError('malformed', `${PATH}: data is no configuration`)
    if (context.stored) refuseLostMenus(context.stored, body, result.data, context.standing(result.updatedAtMs))
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [] }
  }
}

/** Refuses lists that held something and are empty now though the answer does not say so, and menus that lost too much. */
function refuseLostMenus(stored: SiteConfiguration, body: SiteConfiguration, data: unknown, standing: Standing): void {
  const now = countLists(body)
  const lists = findAnnouncedLists(data)
  for (const [name, held] of countLists(stored)) {
    const isAnnounced = lists.empty.has(name) || (lists.full.has(name) && standing.mayEmpty)
    refuseEmptied(`${PATH} ${name}`, held, now.get(name) ?? 1, isAnnounced)
  }
  const keys = { stored: nameItems(stored), now: nameItems(body) }
  refuseRootLoss(PATH, keys, standing)
}

/** The items of both menus, by where they stand. */
function nameItems({ navsections, navfullsections }: SiteConfiguration): string[] {
  return [...countItems(navsections, 'navsections'), ...countItems(navfullsections, 'navfullsections')].map(
    ([name]) => name,
  )
}

/** How many items each list holds, by the names that `findAnnouncedLists` gives them. */
function countLists({ trendings, navsections, navfullsections }: SiteConfiguration): Map<string, number> {
  return new Map([
    ['trendings', trendings.length],
    ['navsections', navsections.length],
    ['navfullsections', navfullsections.length],
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
