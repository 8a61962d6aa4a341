import { buildStoryAddress } from '@liberta/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { redirect } from 'react-router'
import { expectPresent, takeIfPresent } from '../../page-definition/load-answer.ts'
import type { AddressOf, LoadContext, Loaded, PageLook } from '../../page-definition/page-definition.tsx'
import { describeStory } from './describe-story.ts'
import { StoryPage } from './StoryPage.tsx'
import type { StoryContent } from './StoryPage.tsx'

/** Every address of a story. */
export type StoryAddress = AddressOf<'story' | 'storyByTag' | 'storyByJournalist' | 'article'>

/** The page of a story. */
export const STORY: PageLook<StoryContent> = {
  cache: 'story',
  describe: ({ story }, settings) => describeStory(story, settings),
  View: ({ content }) => <StoryPage {...content} />,
}

/** A story as it was read, and what a page of it is made of. */
export interface ReadStory {
  story: Story
  tags: string[]
  /** When it was last known to be as it is; milliseconds of the epoch. */
  confirmedAt: number | undefined
}

/** The story of an id. Throws what `load-answer.ts` throws where there is none. */
export async function readStory(id: number, { source, path }: LoadContext): Promise<ReadStory> {
  const { body: story, tags, confirmedAt } = expectPresent(await source.read('story', { id }), path)
  return { story, tags: [nameReadModel({ model: 'story', id: String(story.id) }), ...tags], confirmedAt }
}

/** What the page of a story shows beside it. */
export async function loadStoryPage({ story, tags }: ReadStory, context: LoadContext): Promise<Loaded<StoryContent>> {
  const offers = story.locked ? await readOffers(context) : { content: [], tags: [] }
  return { content: { story, plans: offers.content }, tags: [...tags, ...offers.tags] }
}

/** The plans that stand in the wall; a story is a story without them, and turns stale when they come. */
async function readOffers({ source }: LoadContext): Promise<Loaded<StoryContent['plans']>> {
  const { body, tags } = takeIfPresent(await source.read('plans'))
  return { content: body ?? [], tags: [nameReadModel({ model: 'plans', id: 'all' }), ...tags] }
}

/** The way to the one address of a story, for good. */
export function redirectToStory(story: Story, { settings }: Pick<LoadContext, 'settings'>): Response {
  return redirect(buildStoryAddress(settings.grammar, story), 301)
}

/** Whether a story may stand at an address: by one of its own sections, tags or authors, and with its slug. */
export function belongsAt(story: Story, address: StoryAddress): boolean {
  if (address.slug !== story.slug) return false
  switch (address.type) {
    case 'story':
    case 'article':
      return story.sections.some(({ path }) => path === address.sectionPath)
    case 'storyByTag':
      return story.tags.some(({ id, slug }) => id === address.tagId && slug === address.tagSlug)
    case 'storyByJournalist':
      return story.authors.some(({ slug }) => slug === address.journalistSlug)
  }
}
