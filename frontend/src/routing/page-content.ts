import type { Front } from '@liberta/contracts/fronts/front.schema'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'

/** What a loader found at an address. */
export type PageContent =
  | { kind: 'home'; front: Front; tags: string[] }
  | { kind: 'latest' | 'section' | 'tag' | 'journalist'; list: StoryList; tags: string[] }
  | { kind: 'story'; story: Story; tags: string[] }
