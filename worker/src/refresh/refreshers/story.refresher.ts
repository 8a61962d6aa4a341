import { mapStory } from '../../naxos/mapping/map-story.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { fetchConditionally, hasBlocks, requireShown } from '../sources/conditional-fetch.ts'
import { refuseEmptied } from '../sources/refuse-loss.ts'
import { tagStory } from '../sources/model-tags.ts'
import { tierFactsOf } from '../sources/fresh-for.ts'
import type { Refresher } from '../sources/refresher.ts'

/**
 * One story in full. A text that was there is replaced by none only where the answer says that
 * there is none, and where it is locked now.
 */
export function createStoryRefresher(naxos: NaxosClient): Refresher<'story'> {
  return async ({ id }, context) => {
    const path = `/story/${id}`
    const sections = await context.sections()
    const result = await fetchConditionally(naxos, path, context, [sections.fingerprint])
    if (result.state !== 'present') return result
    const mapped = mapStory(result.data, { sections, drop: context.drop, grammar: context.grammar })
    const body = requireShown(mapped?.id === Number(id) ? mapped : null, result.data, path)
    const isEmptied = body.locked || hasBlocks(result.data)
    refuseEmptied(path, context.stored?.blocks.length ?? 0, body.blocks.length, isEmptied)
    const { etag, updatedAtMs } = result
    return { state: 'present', body, etag, updatedAtMs, tags: tagStory(body), tierFacts: tierFactsOf(body) }
  }
}
