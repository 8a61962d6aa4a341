import type { ZoneSlug } from '../schemas/parts.schema.ts'
import type { PictureSubject } from './picture-subjects.table.ts'
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
