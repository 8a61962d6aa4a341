import { STORY_TAGS } from '../../content/catalogue/story-tags.table.ts'
import type { CatalogueTag } from '../../content/catalogue/catalogue.schema.ts'
import type { ZoneSlug } from '../../content/places/zones.table.ts'
import { createRandom } from '../../content/random.ts'
import { chooseEvent, leafOf } from '../../content/stories/choose-event.ts'
import { readNamed } from '../../content/stories/read-named.ts'
import { briefOf } from '../forms/compose-text.ts'
import type { StoryFacts } from './story-facts.types.ts'

const STREAM = 105
const MOST_SUBJECTS = 2

/**
 * Draws the tags of a story from what it tells: one or two of its event, those of the bodies that its sentences name and, for
 * every second story, its comune.
 */
export function createTagDrawer(seed: number, tags: readonly CatalogueTag[]): (facts: StoryFacts) => number[] {
  const byName = new Map(tags.map((tag) => [tag.name.toLowerCase(), tag]))
  const find = (names: readonly string[], zone: ZoneSlug): CatalogueTag[] =>
    names
      .map((name) => byName.get(name.toLowerCase()))
      .filter((tag) => tag !== undefined)
      .filter(({ zones }) => zones.length === 0 || zones.includes(zone))
  const ofEvents = new Map<string, CatalogueTag[]>()
  const findOfEvent = (names: string, zone: ZoneSlug): CatalogueTag[] => {
    const key = `${zone} ${names}`
    const found = ofEvents.get(key) ?? find(names.split('; '), zone)
    ofEvents.set(key, found)
    return found
  }
  return (facts) => {
    const random = createRandom(seed, STREAM, facts.id)
    const brief = briefOf(seed, { facts })
    const { town, bodies } = readNamed(brief)
    const subjects = STORY_TAGS[leafOf(brief)][chooseEvent(brief).theme] ?? ''
    const chosen = [
      ...random.sample(findOfEvent(subjects, facts.zone), random.int(1, MOST_SUBJECTS)),
      ...find(bodies, facts.zone).filter(({ kind }) => kind !== 'place'),
      ...(random.chance(0.5) ? find([town], facts.zone) : []),
    ]
    return [...new Set(chosen.map(({ id }) => id))]
  }
}
