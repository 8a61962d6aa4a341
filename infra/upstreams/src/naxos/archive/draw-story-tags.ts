import type { CatalogueTag } from '../../content/catalogue/catalogue.schema.ts'
import { memoise } from '../../content/memoise.ts'
import { zones } from '../../content/places/towns.ts'
import type { ZoneSlug } from '../../content/schemas/parts.schema.ts'
import { createRandom } from '../../content/random.ts'
import { chooseEvent, leafOf } from '../../content/stories/choose-event.ts'
import { KIND_REACH } from '../../content/stories/deal-cards.ts'
import { TOPICS } from '../../content/stories/read-topics.ts'
import { readNamed } from '../../content/stories/read-named.ts'
import type { StoryBrief } from '../../content/stories/story.types.ts'
import type { LeafTopic } from '../../content/stories/story-topics.table.ts'

const STREAM = 105
const MOST_SUBJECTS = 2
/** How many stories have the tag of their comune, and of their zone. */
const OF_COMUNE = 0.5
const OF_ZONE = 0.25

export interface TagDrawer {
  /** Ids of the tags that fit a theme of a leaf in a zone. */
  ofTheme: (leaf: LeafTopic, theme: string, zone: ZoneSlug) => readonly number[]
  /**
   * The tags of a story: one or two of its event, those of the bodies that its sentences name, for every second story its
   * comune and for every fourth its zone; of these only such as fit the story, and when none does the one that fits best. `fitOf`: 0 to {@link KIND_REACH}.
   */
  draw: (brief: StoryBrief, fitOf: (tag: number) => number) => readonly number[]
}

/** Draws the tags of stories from what they tell. */
export function createTagDrawer(seed: number, tags: readonly CatalogueTag[]): TagDrawer {
  const byName = new Map(tags.map((tag) => [tag.name.toLowerCase(), tag]))
  const find = (names: readonly string[], zone: ZoneSlug): CatalogueTag[] =>
    names
      .map((name) => byName.get(name.toLowerCase()))
      .filter((tag) => tag !== undefined)
      .filter((tag) => tag.zones.length === 0 || tag.zones.includes(zone))
  const known = memoise((leaf: LeafTopic) =>
    memoise((zone: ZoneSlug) =>
      memoise((theme: string): readonly number[] => find(TOPICS[leaf].tags[theme] ?? [], zone).map(({ id }) => id)),
    ),
  )
  const ofTheme: TagDrawer['ofTheme'] = (leaf, theme, zone) => known(leaf)(zone)(theme)
  const kept = new Map<string, readonly number[]>()
  const draw: TagDrawer['draw'] = (brief, fitOf) => {
    const admits = (tag: number) => fitOf(tag) >= KIND_REACH
    const random = createRandom(seed, STREAM, brief.index)
    const { town, bodies } = readNamed(brief)
    const comune = find([town], brief.zone).map(({ id }) => id)
    const fitting = ofTheme(leafOf(brief), chooseEvent(brief).theme, brief.zone)
    const subjects = fitting.filter(admits)
    const chosen = [
      ...random.sample(subjects, random.int(1, MOST_SUBJECTS)),
      ...[
        ...find(bodies, brief.zone)
          .filter(({ kind }) => kind !== 'place')
          .map(({ id }) => id),
        ...(random.chance(OF_COMUNE) ? comune : []),
        ...(random.chance(OF_ZONE) ? find([zones[brief.zone].name], brief.zone) : []).map(({ id }) => id),
      ].filter(admits),
    ]
    const best = () => [...comune, ...fitting].toSorted((a, b) => fitOf(b) - fitOf(a)).slice(0, 1)
    const drawn = [...new Set(chosen.length === 0 ? best() : chosen)]
    const key = drawn.join(' ')
    // One list for all stories of the same tags, as there are many stories.
    return kept.get(key) ?? kept.set(key, drawn).get(key) ?? drawn
  }
  return { ofTheme, draw }
}
