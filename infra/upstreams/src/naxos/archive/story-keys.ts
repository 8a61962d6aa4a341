import type { CatalogueSection } from '../../content/catalogue/catalogue.schema.ts'
import { memoise } from '../../content/memoise.ts'
import type { StoryFacts } from './story-facts.types.ts'

/** The key under which every story is filed. */
export const ALL_STORIES = 'all'

/** Lists that the front takes its stories from. */
export const OPINIONS = 'kind:opinion'

/** Key of the stories of a section and of those below it. */
export const sectionKey = (id: number): string => `section:${id}`
/** Key of the stories that carry a tag. */
export const tagKey = (id: number): string => `tag:${id}`
/** Key of the stories of a zone. */
export const zoneKey = (slug: string): string => `zone:${slug}`
/** Key of the stories that a journalist signed. */
export const journalistKey = (id: number): string => `journalist:${id}`

/** Whether a key is that of a list that readers see: of all stories, of a section, a tag, a journalist or the opinions. */
export const isPageKey = (key: string): boolean => !key.startsWith('zone:')

/** Whether no two stories of one kind stand on a page of the list: an author writes of few things, and again and again. */
export const isKindKey = (key: string): boolean => isPageKey(key) && !key.startsWith('journalist:')

/** Ids of a section and of those it stands in, its own first. Ids that are unknown have no ancestors. */
export function createAncestry(
  sections: readonly Pick<CatalogueSection, 'id' | 'ids'>[],
): (id: number) => readonly number[] {
  const known = new Map(sections.map(({ id, ids }) => [id, ids.split('.').map(Number).toReversed()]))
  return (id) => known.get(id) ?? [id]
}

/**
 * Under which keys a story is filed: everything, its sections with those above them, its tags, its journalists, its
 * zone, and opinions apart.
 */
export function createKeys(ancestry: (id: number) => readonly number[]): (facts: StoryFacts) => string[] {
  // One string for each list, as there are many stories: a new one would be hashed anew wherever it is looked up.
  const ofSection = memoise((id: number) => ancestry(id).map(sectionKey))
  const ofTag = memoise(tagKey)
  const ofJournalist = memoise(journalistKey)
  const ofZone = memoise(zoneKey)
  return ({ sections, tags, journalists, zone, kind }) => [
    ALL_STORIES,
    ...new Set(sections.flatMap(ofSection)),
    ...tags.map(ofTag),
    ...journalists.map(ofJournalist),
    ofZone(zone),
    ...(kind === 'opinion' ? [OPINIONS] : []),
  ]
}
