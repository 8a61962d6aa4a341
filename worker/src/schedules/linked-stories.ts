import { nameReadModel, parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'

/** So many are asked for and not there yet: beside what readers wait for, the CMS hardly notices them. */
const MOST_UNDER_WAY = 16
/** For so long one that was asked for counts as under way; milliseconds. */
const UNDER_WAY_MS = 60_000
/** What did not come by then is asked for once more: the CMS was away, or sends what cannot be shown. */
const AGAIN_MS = 600_000

/**
 * The stories that the home page and the lists that are polled link to. The CMS announces each when it comes out; what is not there has
 * been lost, or is older than this site's Redis. A reader who follows the link would wait for the CMS, and find nothing while it is away.
 */
export class LinkedStories {
  private readonly store: Pick<ReadModelStore, 'describe' | 'readTags'>
  /** When each was asked for, by name; milliseconds of a clock that nobody puts right. */
  private readonly asked = new Map<string, number>()
  /** The revisions of the pages of which every story was there. */
  private complete: string | undefined

  constructor(store: Pick<ReadModelStore, 'describe' | 'readTags'>) {
    this.store = store
  }

  /** What the leader asks for in this round, those of the home page first: as many as may be under way beside those asked for before. */
  async findMissing(sections: readonly Section[], now: number = performance.now()): Promise<ReadModelReference[]> {
    const polled = polledReferences(sections).map(({ ref }) => ref)
    const pages = polled.filter(({ model }) => model === 'front' || model === 'storyList')
    const described = await this.store.describe(pages)
    const revisions = described.map((page) => page?.revision ?? '-').join(' ')
    if (revisions === this.complete) return []
    const missing = await this.findUnheld(pages)
    if (missing.size === 0) this.complete = revisions
    for (const [name, at] of this.asked) if (!missing.has(name) || now - at >= AGAIN_MS) this.asked.delete(name)
    const underWay = [...this.asked.values()].filter((at) => now - at < UNDER_WAY_MS).length
    const next = [...missing.values()].filter((story) => !this.asked.has(nameReadModel(story)))
    const chosen = next.slice(0, Math.max(0, MOST_UNDER_WAY - underWay))
    for (const story of chosen) this.asked.set(nameReadModel(story), now)
    return chosen
  }

  /** By name. A tag of one thing is spelled as the name of its read model. */
  private async findUnheld(pages: readonly ReadModelReference[]): Promise<Map<string, ReadModelReference>> {
    const tags = new Set((await this.store.readTags(pages)).flat())
    const stories = [...tags].flatMap((tag) => {
      const reference = parseReadModelName(tag)
      return reference?.model === 'story' ? [reference] : []
    })
    const held = await this.store.describe(stories)
    return new Map(stories.filter((_, place) => held[place] === null).map((story) => [nameReadModel(story), story]))
  }
}
