import { Injectable } from '@nestjs/common'
import { parseLiveId } from '@liberta/contracts/read-models/list-id'
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
 * Which stories came out in the last 48 hours, as far as what is always kept tells: the lists of the latest and of the top sections, and the sitemap
 * of the news, which has them all but those that editors have taken out of search. A story that the CMS announced is warm, and nobody asks here; this
 * is for those that a Redis has lost, and for what is a read model of its own in a live one.
 */
@Injectable()
export class RecentStories {
  private readonly kept = new LRUCache<'ids', ReadonlySet<string>>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => this.gather(Date.now()),
  })

  constructor(private readonly store: ReadModelStore) {}

  /** Whether it is one of them, or a part of one, or of a live one that is still written. Never rejects. */
  async has({ model, id }: ReadModelReference): Promise<boolean> {
    if (model === 'story') return this.isRecent(id)
    const live = model === 'liveEntry' || model === 'liveEntries' ? parseLiveId(id) : null
    if (live === null) return false
    const story = String(live.story)
    return (await this.isRecent(story)) || this.isWritten(story)
  }

  private async isRecent(story: string): Promise<boolean> {
    const ids = await this.kept.fetch('ids').catch(() => undefined)
    return ids?.has(story) ?? false
  }

  private async isWritten(id: string): Promise<boolean> {
    const story = await this.store.read({ model: 'story', id }).catch(() => null)
    const live = story?.body?.live ?? null
    return live !== null && live.state !== 'ended'
  }

  private async gather(now: number): Promise<ReadonlySet<string>> {
    const sections = await this.store.read({ model: 'sections', id: 'all' })
    const lists = polledReferences(sections?.body ?? [])
      .map(({ ref }) => ref)
      .filter((ref): ref is ListReference => ref.model === 'storyList')
    const [sitemap, ...held] = await Promise.all([
      this.store.read({ model: 'sitemap', id: 'news' }),
      ...lists.map((list) => this.store.read(list)),
    ])
    const news = sitemap?.body?.type === 'news' ? sitemap.body.stories : []
    const stories = [...held.flatMap((list) => list?.body?.stories ?? []), ...news]
    return new Set(
      stories.filter(({ publishedAt }) => Date.parse(publishedAt) > now - RECENT_MS).map(({ id }) => String(id)),
    )
  }
}
