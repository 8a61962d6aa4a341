import type { ReadCounts } from '@liberta/platform/most-read/read-counts'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { MOST_READ_KEPT } from '@liberta/contracts/stories/story-list.schema'
import { storyTeaserSchema } from '@liberta/contracts/stories/story.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { tagTeasers } from '../sources/model-tags.ts'
import type { Refresher } from '../sources/refresher.ts'

/** A story that fewer have read says nothing; and of fewer stories there is no list. */
const FEWEST_READERS = 10
const FEWEST_STORIES = 7
/** Some of those that were read are gone, or are no stories at all. */
const LOOKED_AT = 4 * MOST_READ_KEPT

interface MostReadParts {
  counts: Pick<ReadCounts, 'top'>
  store: Pick<ReadModelStore, 'read'>
}

/** What readers read most, of the stories that stand; no upstream is asked. Empty while too little was read to tell. */
export function createMostReadRefresher({ counts, store }: MostReadParts): Refresher<'mostRead'> {
  return async () => {
    const read = (await counts.top(LOOKED_AT)).filter(({ reads }) => reads >= FEWEST_READERS)
    const found = await Promise.all(read.map(({ story }) => readTeaser(store, story)))
    const stories = found.filter((story) => story !== null).slice(0, MOST_READ_KEPT)
    const body = stories.length < FEWEST_STORIES ? [] : stories
    return { state: 'present', body, etag: null, updatedAtMs: null, tags: tagTeasers(body) }
  }
}

/** A story as lists show it; null where it does not stand (any more). */
async function readTeaser(store: MostReadParts['store'], id: number): Promise<StoryTeaser | null> {
  const kept = await store.read({ model: 'story', id: String(id) })
  return kept?.state === 'present' ? (storyTeaserSchema.safeParse(kept.body).data ?? null) : null
}
