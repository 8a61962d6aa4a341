import { memoise } from '../../content/memoise.ts'
import { createRandom, type Random } from '../../content/random.ts'
import type {
  CatalogueJournalist,
  CatalogueSection,
  CatalogueTag,
  CatalogueTopic,
} from '../../content/catalogue/catalogue.schema.ts'
import { storyTopics, type StoryTopic } from '../../content/stories/compose-story.ts'
import { zoneSlugs, type ZoneSlug } from '../../content/schemas/parts.schema.ts'
import type { StoryFacts } from './story-facts.types.ts'

export interface Desk {
  sections: readonly CatalogueSection[]
  tags: readonly CatalogueTag[]
  journalists: readonly CatalogueJournalist[]
}

export type DrawFacts = (index: number, publishedAt: number) => StoryFacts

const STREAM = 102
/** Of a hundred stories. */
const PREMIUM = 12
const VIDEO = 7
const GROUP = 4
const WITHOUT_BYLINE = 15
/** What belongs to the place where it happens; sport, culture and living do not stand in a valley's section too. */
const LOCAL_TOPICS: ReadonlySet<string> = new Set(
  'cronaca attualita politica scuola sanita economia lavoro agricoltura territorio ambiente meteo'.split(' '),
)
/** The section of what happens outside the city. */
const OUTSIDE = 'provincia'
const VIDEO_SECONDS = [35, 240] as const

/** Half of what happens anywhere in the province happens in the city. */
const ZONES: readonly ZoneSlug[] = [...zoneSlugs, ...zoneSlugs.map((): ZoneSlug => 'piacenza')]

/**
 * Draws what a story is from its number alone: its section by the sections' shares, then what follows from the section
 * (topic, zone), then who writes about it. A story that happens in a valley stands in the valley's section as well. What it
 * tells, and with it its tags, is dealt when it is filed.
 */
export function createFactsDrawer(seed: number, desk: Pick<Desk, 'sections' | 'journalists'>): DrawFacts {
  const pickSection = createSharePicker(desk.sections)
  const sectionOfZone = new Map(
    desk.sections.filter(({ zone }) => zone !== null).map((section) => [section.zone, section]),
  )
  const journalistsOf = memoise((topic: CatalogueTopic) => {
    const own = desk.journalists.filter(({ topics }) => topics.includes(topic))
    return own.length > 0 ? own : desk.journalists
  })

  return (index, publishedAt) => {
    const random = createRandom(seed, STREAM, index)
    const section = pickSection(random)
    const beat = random.pick(section.topics)
    const topic = ownTopic(section) ?? beat
    const zone = section.zone ?? random.pick(section.slug === OUTSIDE ? zoneSlugs.slice(1) : ZONES)
    const local = section.zone === null && LOCAL_TOPICS.has(beat) ? sectionOfZone.get(zone) : undefined
    const isOpinion = beat === 'opinioni'
    const isVideo = !isOpinion && random.int(1, 100) <= VIDEO
    return {
      id: index,
      topic,
      zone,
      sections: local ? [section.id, local.id] : [section.id],
      tags: [],
      journalists: random.int(1, 100) <= WITHOUT_BYLINE && !isOpinion ? [] : [random.pick(journalistsOf(beat)).id],
      kind: isOpinion ? 'opinion' : isVideo ? 'video' : 'story',
      premium: random.int(1, 100) <= PREMIUM,
      isGroup: !isVideo && !isOpinion && random.int(1, 100) <= GROUP,
      videoSeconds: isVideo ? random.int(...VIDEO_SECONDS) : null,
      publishedAt,
      card: null,
      picture: { variant: 2 * index, isDrawn: false },
    }
  }
}

/** A section that is called like a topic of the composer has stories of that topic only. */
function ownTopic({ slug }: CatalogueSection): StoryTopic | undefined {
  return storyTopics.find((topic) => topic === slug)
}

/** Which stories a group gathers: up to four that came before it in the same section, no groups among them. */
export function chooseGroupChildren(group: StoryFacts, before: readonly StoryFacts[]): number[] {
  const fitting = before.filter(({ sections, isGroup }) => !isGroup && sections[0] === group.sections[0])
  return fitting.slice(0, 2 + (group.id % 3)).map(({ id }) => id)
}

function createSharePicker(sections: readonly CatalogueSection[]): (random: Random) => CatalogueSection {
  const shared = sections.filter(({ share, topics }) => share > 0 && topics.length > 0)
  const whole = shared.reduce((sum, { share }) => sum + share, 0)
  return (random) => {
    let left = random.next() * whole
    const found = shared.find(({ share }) => {
      left -= share
      return left < 0
    })
    return found ?? random.pick(shared)
  }
}
