import type { ZoneSlug } from '../../content/schemas/parts.schema.ts'
import type { StoryCard, StoryTopic } from '../../content/stories/compose-story.ts'

/** What a story is, before a word of it is composed. Sections, tags and journalists are ids. */
export interface StoryFacts {
  id: number
  topic: StoryTopic
  zone: ZoneSlug
  /** The first one gives the address. Ancestors are not repeated. */
  sections: readonly number[]
  tags: readonly number[]
  journalists: readonly number[]
  kind: 'story' | 'opinion' | 'video'
  premium: boolean
  isGroup: boolean
  /** Seconds of the clip of a `video`. */
  videoSeconds: number | null
  /** Milliseconds since the epoch. */
  publishedAt: number
  /** What it tells; null for a story published by hand. */
  card: StoryCard | null
  picture: PictureTurn
}

/** Which of the pictures of its subject a story shows. */
export interface PictureTurn {
  /** Tells one picture of a subject from another. */
  variant: number
  /** Whether it is a print, even where there are photographs. */
  isDrawn: boolean
}
