import { mapStory } from '../../naxos/mapping/map-story.ts'
import type { NaxosClient } from '../../naxos/naxos-client.ts'
import { NaxosError } from '../../naxos/naxos-error.ts'
import { fetchConditionally } from '../conditional-fetch.ts'
import { tagStory } from '../model-tags.ts'
import type { Refresher } from '../refresher.ts'

/** One story in full. A text that was there is not replaced by none. */
export function createStoryRefresher(naxos: NaxosClient): Refresher<'story'> {
  return async ({ id }, context) => {
    const path = `/story/${id}`
    const sections = await context.sections()
    const result = await fetchConditionally(naxos, path, context, [sections.fingerprint])
    if (result.state !== 'present') return result
    const body = mapStory(result.data, { sections, drop: context.drop })
    if (!body || body.id !== Number(id)) throw new NaxosError('malformed', `${path}: data is not this story`)
    if (body.blocks.length === 0 && context.stored?.blocks.length) {
      throw new NaxosError('malformed', `${path}: the text is gone`)
    }
    const { etag, updatedAtMs } = result
    return { state: 'present', body, etag, updatedAtMs, tags: tagStory(body), publishedAt: body.publishedAt }
  }
}
