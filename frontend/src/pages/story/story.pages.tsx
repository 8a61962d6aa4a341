import { buildStoryAddress } from '@liberta/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { redirect } from 'react-router'
import { expectPresent, takeIfPresent } from '../../page-definition/load-answer.ts'
import type { SiteSettings } from '../../settings/site-facts.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../../page-definition/page-definition.tsx'
import { describeStory } from './describe-story.ts'
import { StoryPage } from './StoryPage.tsx'
import type { StoryContent } from './StoryPage.tsx'

/** Every address of a story. */
export type StoryAddress = AddressOf<'story' | 'storyByTag' | 'storyByJournalist' | 'article'>

const common = {
  cache: 'story',
  load: loadStory,
  describe: ({ story }: StoryContent, settings: SiteSettings) => describeStory(story, settings),
  View: ({ content }: { content: StoryContent }) => <StoryPage {...content} />,
} as const

/** `/news/{section…}/{slug}/{id}`, a story by one of its sections. */
export const STORY_PAGE = definePage<'story', StoryContent>(common)

/** `/news/tag/{tag}_{id}/{slug}/{id}`, a story by one of its tags. */
export const STORY_BY_TAG_PAGE = definePage<'storyByTag', StoryContent>(common)

/** `/news/autore/{journalist}/{slug}/{id}`, a story by one of its authors. */
export const STORY_BY_JOURNALIST_PAGE = definePage<'storyByJournalist', StoryContent>(common)

/** `/{section…}/{slug}/{id}`, the catch-all's spelling. */
export const ARTICLE_PAGE = definePage<'article', StoryContent>(common)

/** Throws a redirect (301, to the canonical address) for a wrong slug, or a section, tag or author not its own. */
async function loadStory(address: StoryAddress, context: LoadContext): Promise<Loaded<StoryContent>> {
  const { source, path } = context
  const { body: story, tags } = expectPresent(await source.read('story', { id: address.id }), path)
  if (!belongsAt(story, address)) throw redirectToStory(story, context)
  const offers = story.locked ? await readOffers(context) : { content: [], tags: [] }
  return {
    content: { story, plans: offers.content },
    tags: [nameReadModel({ model: 'story', id: String(story.id) }), ...tags, ...offers.tags],
  }
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
