import { SAVED_TYPES, TITLE_OF_WITHDRAWN } from '@liberta/contracts/accounts/saved-item.schema'
import type { ReadModelBody, ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { HiddenStories } from '@liberta/platform/read-models/hidden-stories'
import type { RenamedSaved } from '@liberta/platform/refresh/refresh-job.schema'
import { chooseHidden } from '../naxos/answers/anonymise-answer.ts'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'

/** Stories that are remembered; more of them are forgotten in the order in which they were heard of. */
const MOST_STORIES = 10_000

/** The stories of which this process has heard that names in them are hidden, and by their ids those of which any worker has. */
export class AnonymisedStories {
  private readonly byTag = new Map<string, HiddenStory>()
  private readonly ofAll: Pick<HiddenStories, 'add' | 'remove' | 'has'>

  constructor(ofAll: Pick<HiddenStories, 'add' | 'remove' | 'has'>) {
    this.ofAll = ofAll
  }

  /**
   * Remembers what an answer said last; a story whose own answer hides nothing is forgotten. To be awaited before what was made of the answer is
   * stored: it is said once, and «not modified» from then on. Rejects where Redis is silent.
   */
  async note({ model, id }: ReadModelReference, stories: readonly HiddenStory[]): Promise<void> {
    const ids = stories.flatMap((story) => story.id ?? [])
    const isLifted = model === 'story' && this.byTag.delete(tagOf.story(Number(id))) && !ids.includes(Number(id))
    for (const story of stories) if (story.id !== null) this.byTag.set(tagOf.story(story.id), story)
    for (const tag of this.byTag.keys()) {
      if (this.byTag.size <= MOST_STORIES) break
      this.byTag.delete(tag)
    }
    if (isLifted) await this.ofAll.remove(Number(id))
    await this.ofAll.add(ids)
  }

  /** Whether an answer has said lately, to any worker, that names of a story are hidden. Rejects where Redis is silent. */
  async has(story: number): Promise<boolean> {
    return this.byTag.has(tagOf.story(story)) || (await this.ofAll.has(story))
  }

  /** Those that a read model with these tags is made of. */
  among(tags: readonly string[]): HiddenStory[] {
    return this.byTag.size === 0 ? [] : tags.flatMap((tag) => this.byTag.get(tag) ?? [])
  }
}

/**
 * What readers who saved it are to see called otherwise, by what was stored: the thing itself, or the stories of a list, which may stand
 * in no store and be read by nobody.
 * @param hidden names; 'nothing' is left of what was taken back, not even its title
 * @param isBack whether it is there again, so that it may be called what is taken back is
 */
export function listRenamed(
  { model, id }: ReadModelReference,
  body: unknown,
  hidden: readonly HiddenStory[] | 'nothing',
  isBack = false,
): RenamedSaved[] {
  if (hidden === 'nothing') {
    if (model === 'story') return [{ story: Number(id), title: TITLE_OF_WITHDRAWN }]
    return listSaved({ model, id })
  }
  if (model === 'story') return hidden.length > 0 || isBack ? [{ story: Number(id) }] : []
  if (model !== 'storyList') return isBack ? listSaved({ model, id }) : []
  if (hidden.length === 0 || body === null) return []
  const { stories } = body as Pick<ReadModelBody<'storyList'>, 'stories'>
  return chooseHidden(stories, hidden).map((story) => ({ story: story.id, title: story.title }))
}

/** It, where readers can save it; its job finds out what it is called. */
function listSaved({ model, id }: ReadModelReference): RenamedSaved[] {
  return SAVED_TYPES.filter((type) => type === model).map((type) => ({ type, id: Number(id) }))
}
