import type { CatalogueTag } from '../../content/catalogue/catalogue.schema.ts'
import { nameKind } from '../../content/stories/choose-event.ts'
import { KIND_REACH } from '../../content/stories/deal-cards.ts'
import { TOPICS } from '../../content/stories/read-topics.ts'
import { tagKey } from './story-keys.ts'

/** Of the kinds of events of a tag that has too few; the rest leaves room for chance. */
const SHARE = 0.75

/** How many stories lie between two of one kind in the list of each tag, by the list's key: fewer where a tag has few kinds. */
export function reachOfTags(tags: readonly CatalogueTag[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, Set<string>>()
  for (const { events, tags: names } of Object.values(TOPICS)) {
    for (const event of events) {
      for (const tag of names[event.theme] ?? []) {
        const name = tag.toLowerCase()
        kinds.set(name, (kinds.get(name) ?? new Set()).add(nameKind(event)))
      }
    }
  }
  const reachOf = ({ name }: CatalogueTag) => {
    const count = kinds.get(name.toLowerCase())?.size ?? KIND_REACH
    return count < KIND_REACH ? Math.floor(count * SHARE) : KIND_REACH
  }
  return new Map(tags.filter(({ kind }) => kind === 'topic').map((tag) => [tagKey(tag.id), reachOf(tag)]))
}
