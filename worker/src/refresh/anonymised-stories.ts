import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { tagOf } from '@liberta/contracts/read-models/tag'
import type { HiddenStory } from '../naxos/answers/anonymise-answer.ts'

/** Stories that are remembered; more of them are forgotten in the order in which they were heard of. */
const MOST_STORIES = 10_000

/** The stories of which this process has heard that names in them are hidden. */
export class AnonymisedStories {
  private readonly byTag = new Map<string, HiddenStory>()

  /** Remembers what an answer said last; a story whose own answer hides nothing is forgotten. */
  note({ model, id }: ReadModelReference, stories: readonly HiddenStory[]): void {
    if (model === 'story') this.byTag.delete(tagOf.story(Number(id)))
    for (const story of stories) if (story.id !== null) this.byTag.set(tagOf.story(story.id), story)
    for (const tag of this.byTag.keys()) {
      if (this.byTag.size <= MOST_STORIES) return
      this.byTag.delete(tag)
    }
  }

  /** Whether it is one of them. */
  has(story: number): boolean {
    return this.byTag.has(tagOf.story(story))
  }

  /** Those that a read model with these tags is made of. */
  among(tags: readonly string[]): HiddenStory[] {
    return this.byTag.size === 0 ? [] : tags.flatMap((tag) => this.byTag.get(tag) ?? [])
  }
}
