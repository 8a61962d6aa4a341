import { mapFront } from '../../naxos/mapping/map-front.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally, refuseAbsence } from '../sources/conditional-fetch.ts'
import { keepTime, writeTime } from '../sources/keep-time.ts'
import { tagFront } from '../sources/model-tags.ts'
import type { Refresher } from '../sources/refresher.ts'

const PATH = '/front/home'

/** The home page. Without an opening it is no home page. */
export function createFrontRefresher(naxos: NaxosClient): Refresher<'front'> {
  return async (_reference, context) => {
    const sections = await context.sections()
    const result = await fetchConditionally(naxos, PATH, context, [sections.fingerprint])
    refuseAbsence(result, PATH)
    if (result.state === 'notModified') return result
    const updatedAt = writeTime(result.updatedAtMs)
    const mapped = mapFront(result.data, updatedAt, { sections, drop: context.drop, grammar: context.grammar })
    if (!mapped?.blocks.some((block) => block.type === 'opening')) {
      throw new NaxosError('malformed', `${PATH}: there is no opening`)
    }
    const body = keepTime(mapped, context.stored, result, updatedAt)
    const tags = tagFront(body, context.grammar)
    return { state: 'present', body, etag: result.etag, updatedAtMs: result.updatedAtMs, tags }
  }
}
