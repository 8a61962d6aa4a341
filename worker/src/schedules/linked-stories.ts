import { buildStoryListId } from '@liberta/contracts/read-models/list-id'
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
 * The stories that the home page and the lists of sections link to. The CMS announces each when it comes out; what is not there has
 * been lost, or is older than this site's Redis. A reader who follows the link would wait for the CMS, and find nothing while it is away.
 */
export class LinkedStories {
  private readonly store: Pick<ReadModelStore, 'describe' | 'readTags'>
  /** When each was asked for, by name; milliseconds of a clock that nobody puts right. */
  private readonly requestedAt = new Map<string, number>()
  /** The pages of which every story was there, each with the revision that it had. */
  private readonly complete = new Map<string, string>()

  constructor(store: Pick<ReadModelStore, 'describe' | 'readTags'>) {
    this.store = store
  }

  /** What the leader asks for in this round, those of the home page first: as many as may be under way beside those asked for before. */
  async findMissing(sections: readonly Section[], now: number = performance.now()): Promise<ReadModelReference[]> {
    const pages = listLinking(sections)
    const described = await this.store.describe(pages)
    const changed = pages.flatMap((page, place) => {
      const revision = described[place]?.revision
      if (revision === undefined) this.complete.delete(nameReadModel(page))
      const isKnown = revision === undefined || revision === this.complete.get(nameReadModel(page))
      return isKnown ? [] : [{ page, revision }]
    })
    if (changed.length === 0) return []
    const missing = await this.findUnheld(changed)
    for (const [name, at] of this.requestedAt)
      if (!missing.has(name) || now - at >= AGAIN_MS) this.requestedAt.delete(name)
    const underWay = [...this.requestedAt.values()].filter((at) => now - at < UNDER_WAY_MS).length
    const next = [...missing.values()].filter((story) => !this.requestedAt.has(nameReadModel(story)))
    const chosen = next.slice(0, Math.max(0, MOST_UNDER_WAY - underWay))
    for (const story of chosen) this.requestedAt.set(nameReadModel(story), now)
    return chosen
  }

  /** One that was named and could not be asked for: it is named again. */
  forget(story: ReadModelReference): void {
    this.requestedAt.delete(nameReadModel(story))
  }

  /** By name; a page without any is complete. A tag of one thing is spelled as the name of its read model. */
  private async findUnheld(changed: readonly ChangedPage[]): Promise<Map<string, ReadModelReference>> {
    const tags = await this.store.readTags(changed.map(({ page }) => page))
    const linked = new Map(
      tags.flat().flatMap((tag) => {
        const reference = parseReadModelName(tag)
        return reference?.model === 'story' ? [[tag, reference] as const] : []
      }),
    )
    const held = await this.store.describe([...linked.values()])
    const unheld = new Map([...linked].filter((_, place) => held[place] === null))
    for (const [place, { page, revision }] of changed.entries()) {
      if (!tags[place]?.some((tag) => unheld.has(tag))) this.complete.set(nameReadModel(page), revision)
    }
    return unheld
  }
}

interface ChangedPage {
  page: ReadModelReference
  revision: string
}

/** The home page, what is polled, and the first list of each other section, which is there where somebody reads it. */
function listLinking(sections: readonly Section[]): ReadModelReference[] {
  const polled = polledReferences(sections).map(({ ref }) => ref)
  const lists = sections.map(({ id }): ReadModelReference => ({
    model: 'storyList',
    id: buildStoryListId({ type: 'section', sectionId: id, page: 1 }),
  }))
  const linking = [...polled, ...lists].filter(({ model }) => model === 'front' || model === 'storyList')
  return [...new Map(linking.map((page) => [nameReadModel(page), page])).values()]
}
