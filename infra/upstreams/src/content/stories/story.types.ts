import type { ZoneSlug } from '../places/zones.table.ts'
import type { LeafTopic, StoryTopic } from './story-topics.table.ts'

/** All that a story is computed from. */
export interface StoryBrief {
  seed: number
  /** Position in the archive. */
  index: number
  topic: StoryTopic
  zone: ZoneSlug
  publishedAt: Date
  /** What was dealt to it; a story without a card draws for itself. */
  card?: StoryCard | null
}

/** What a story tells and with which sentences it begins: places in the table of its topic. */
export interface StoryCard {
  /** In whose table it stands: the story's topic, or one of those that a broad topic stands for. */
  leaf: LeafTopic
  event: number
  title: number
  standfirst: number
  subject: number
}

export interface Headline {
  title: string
  standfirst: string
  kicker: string | null
  /** What the picture shows: a subject of the scene drawer. */
  subject: PictureSubject
  /** Name the sentences that title and standfirst were made of: two stories that share one are near-twins. */
  templates: readonly string[]
  /** Names the kind of event: two stories of one kind are near-twins, in whatever words. */
  kind: string
  theme: string
}

export type BodyBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'quote'; text: string; by: string }
  | { type: 'facts'; title: string; items: { when: string | null; text: string }[] }

export interface StoryBody {
  paragraphs: BodyBlock[]
  pictureCaption: string
}

export type PictureSubject =
  | 'ambulance'
  | 'arcades'
  | 'barley'
  | 'bakery'
  | 'bridge'
  | 'castle'
  | 'church'
  | 'cinema'
  | 'classroom'
  | 'concert'
  | 'construction'
  | 'council'
  | 'countryside'
  | 'cow'
  | 'factory'
  | 'farm-machine'
  | 'fire'
  | 'fireworks'
  | 'flood'
  | 'fog-road'
  | 'food'
  | 'football'
  | 'forest'
  | 'garden'
  | 'grain'
  | 'hill-village'
  | 'hospital'
  | 'library'
  | 'logistics'
  | 'market'
  | 'meeting'
  | 'motorway'
  | 'mushrooms'
  | 'night-village'
  | 'orchestra'
  | 'pitch'
  | 'plain-storm'
  | 'rail'
  | 'rain'
  | 'river'
  | 'school-yard'
  | 'snow'
  | 'square'
  | 'stadium'
  | 'street'
  | 'tennis'
  | 'theatre'
  | 'traffic'
  | 'tree-fallen'
  | 'vineyard'
  | 'volley'
  | 'wine'

/**
 * One kind of story: what happens, told in the notation of grammar/template.ts. Each entry of `steps` is one paragraph of
 * the body, in the order of the telling.
 */
export interface StoryEvent {
  /** What the story is about, with its article: «l’incidente», «il cantiere»; shared paragraphs speak of it. */
  theme: string
  /** What is told of the theme, by a name, where several themes share it: «la petizione»; two stories of it are near-twins. */
  angle?: string
  subjects: readonly PictureSubject[]
  /** Months (1 to 12) in which it can happen; any when left out. */
  months?: readonly number[]
  /** Zones where it can happen; all when left out. */
  zones?: readonly ZoneSlug[]
  /** Values that headline and body share: a number range `2-5`, a date `d+3~9`, or alternatives parted by `|`. */
  slots?: Readonly<Record<string, string>>
  titles: readonly string[]
  standfirsts: readonly string[]
  steps: readonly string[]
  /** Pull quotes, each with the slot that names who says it. */
  quotes: readonly (readonly [text: string, by: string])[]
}

/** Paragraphs that all stories of one field of life share. */
export interface StoryFamily {
  /** What came before, how things stand, what others say: used in the middle. */
  context: readonly string[]
  /** What comes next: used at the end. */
  outlook: readonly string[]
  headings: readonly string[]
  facts: readonly { title: string; items: readonly (readonly [when: string | null, text: string])[] }[]
}
