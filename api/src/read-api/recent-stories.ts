import { Injectable } from '@nestjs/common'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import { LRUCache } from 'lru-cache'

/** Stories so young are for everybody, whoever asks. */
const RECENT_MS = 48 * 3_600_000
/** As often as the list of the latest is polled. */
const KEPT_MS = 15_000

type ListReference = ReadModelReference<'storyList'>

/**
 * Which stories came out in the last 48 hours, as far as the lists tell that are always kept: the latest, and the first page of each top section.
 * A story that the CMS announced is warm, and nobody asks here; this is for those that a Redis has lost.
 */
@Injectable()
export class RecentStories {
  private readonly kept = new LRUCache<'ids', ReadonlySet<string>>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => this.gather(Date.now()),
  })

  constructor(private readonly store: ReadModelStore) {}

  /** Whether it is one of them; not where nothing is known. Never rejects. */
  async has({ model, id }: ReadModelReference): Promise<boolean> {
    if (model !== 'story') return false
    const ids = await this.kept.fetch('ids').catch(() => undefined)
    return ids?.has(id) ?? false
  }

  private async gather(now: number): Promise<ReadonlySet<string>> {
    const sections = await this.store.read({ model: 'sections', id: 'all' })
    const lists = polledReferences(sections?.body ?? [])
      .map(({ ref }) => ref)
      .filter((ref): ref is ListReference => ref.model === 'storyList')
    const held = await Promise.all(lists.map((list) => this.store.read(list)))
    const stories = held.flatMap((list) => list?.body?.stories ?? [])
    return new Set(
      stories.filter(({ publishedAt }) => Date.parse(publishedAt) > now - RECENT_MS).map(({ id }) => String(id)),
    )
  }
}
