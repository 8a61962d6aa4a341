import type { FrontBlock } from '../fronts/front.schema.ts'
import type { Story, StoryTeaser } from '../stories/story.schema.ts'
import { MOST_LIVE_ITEMS } from './live-event.schema.ts'
import type { LiveList, LiveStory } from './live-event.schema.ts'

type Dated = Pick<StoryTeaser, 'id' | 'publishedAt'>

/**
 * The newest of some stories, each once, newest first; of the same moment that with the greater id. A page says of itself by the
 * same rule what it shows: what stands before its first known story in what is told later is new.
 */
export function newestOf(stories: readonly Dated[]): LiveList['stories'] {
  // Each time is read once, and not at each comparison: the home page says so of a hundred stories whenever it is rendered.
  const byId = new Map(stories.map(({ id, publishedAt }) => [id, { id, at: publishedAt, ms: Date.parse(publishedAt) }]))
  return [...byId.values()]
    .toSorted((a, b) => b.ms - a.ms || b.id - a.id)
    .slice(0, MOST_LIVE_ITEMS)
    .map(({ id, at }) => ({ id, at }))
}

/** The stories that a front lays in its blocks, whatever the block; most read stories are never new by that. */
export function storiesOfFront({ blocks }: { blocks: readonly FrontBlock[] }): StoryTeaser[] {
  return blocks.flatMap((block) => {
    if (block.type === 'valleys') return [block.river, ...block.valleys].flatMap(({ stories }) => stories)
    return 'stories' in block && block.type !== 'mostRead' ? block.stories : []
  })
}

/** Paragraphs of a story and of the stories inside it: what «due paragrafi in più» counts. */
export function countParagraphs({ blocks, children }: Pick<Story, 'blocks' | 'children'>): number {
  const all = [...blocks, ...children.flatMap((child) => child.blocks)]
  return all.filter(({ type }) => type === 'paragraph').length
}

/** What an open page is told of its story. @param revision of the read model that says so */
export function tellStory(story: Story, revision: string | null): LiveStory {
  const { id, updatedAt, corrections } = story
  const correctedAt = corrections?.[0]?.at ?? null
  return { id, updatedAt, revision, correctedAt, paragraphs: countParagraphs(story), blog: tellBlog(story) }
}

/** What an open page is told of a live blog: whether it goes on, and which entries are there now. */
function tellBlog({ live, liveBlog }: Story): LiveStory['blog'] {
  if (live === null || liveBlog === null) return null
  const entries = liveBlog.entries.slice(0, MOST_LIVE_ITEMS)
  return { state: live.state, entries: entries.map(({ id, at }) => ({ id: String(id), at })) }
}
