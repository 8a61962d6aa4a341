import type { RedirectRules } from '@liberta/contracts/redirects/redirect-rules.schema'
import { mapRedirects } from '../../naxos/mapping/map-redirects.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, refuseAbsence } from '../sources/conditional-fetch.ts'
import { refuseEmptied, refuseRootLoss } from '../sources/refuse-loss.ts'
import type { Refresher } from '../sources/refresher.ts'

const PATH = '/redirect/list'
/** Tens of thousands of rules, some 180 bytes each, are longer than any other answer, and take longer to come. */
const LIMITS = { longestBody: 24 * 1024 * 1024, timeoutMs: 20_000 }

/** The redirect rules. Rules that were there are not replaced by none. */
export function createRedirectsRefresher(naxos: NaxosClient): Refresher<'redirects'> {
  return async (_reference, context) => {
    const result = await fetchConditionally(naxos, PATH, context, [], LIMITS)
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const body = mapRedirects(context.grammar, result.data, context.drop)
    if (!body) throw new NaxosError('malformed', `${PATH}: data is no list of rules`)
    const keys = { stored: context.stored ? listPaths(context.stored) : [], now: listPaths(body) }
    refuseEmptied(PATH, keys.stored.length, keys.now.length, false)
    refuseRootLoss(PATH, keys, context.standing(result.updatedAtMs))
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags: [] }
  }
}

function listPaths(rules: RedirectRules): string[] {
  return [...Object.keys(rules[301]), ...Object.keys(rules[302])]
}
