import type { ZoneSlug } from '../../content/places/zones.table.ts'
import type { StoryTopic } from '../../content/stories/compose-story.ts'

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
}
