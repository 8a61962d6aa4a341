import { STORY_TAGS } from '../../content/catalogue/story-tags.table.ts'
import type { CatalogueTag } from '../../content/catalogue/catalogue.schema.ts'
import { nameKind } from '../../content/stories/choose-event.ts'
import { KIND_REACH } from '../../content/stories/deal-cards.ts'
import type { LeafTopic } from '../../content/stories/story-topics.table.ts'
import { topicRows } from '../../content/stories/topics.table.ts'
import { tagKey } from './story-keys.ts'

/** Of the kinds of events of a tag that has too few; the rest leaves room for chance. */
const SHARE = 0.75

/** How many stories lie between two of one kind in the list of each tag, by the list's key: fewer where a tag has few kinds. */
export function reachOfTags(tags: readonly CatalogueTag[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, Set<string>>()
  for (const [leaf, { events }] of Object.entries(topicRows)) {
    for (const event of events) {
      const names = STORY_TAGS[leaf as LeafTopic][event.theme]?.toLowerCase().split('; ') ?? []
      for (const name of names) kinds.set(name, (kinds.get(name) ?? new Set()).add(nameKind(event)))
    }
  }
  const reachOf = ({ name }: CatalogueTag) => {
    const count = kinds.get(name.toLowerCase())?.size ?? KIND_REACH
    return count < KIND_REACH ? Math.floor(count * SHARE) : KIND_REACH
  }
  return new Map(tags.filter(({ kind }) => kind === 'topic').map((tag) => [tagKey(tag.id), reachOf(tag)]))
}
