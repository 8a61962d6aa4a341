import { buildStoryAddress } from '@liberta/contracts/addresses/site-address'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { redirect } from 'react-router'
import { expectPresent } from '../routing/load-answer.ts'
import { definePage } from '../routing/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded } from '../routing/page-definition.tsx'
import { describeStory } from './describe-story.ts'
import { StoryPage } from './StoryPage.tsx'

type StoryAddress = AddressOf<'story' | 'storyByTag' | 'storyByJournalist' | 'article'>

const common = {
  cache: 'story',
  load: loadStory,
  describe: describeStory,
  View: ({ content }: { content: Story }) => <StoryPage story={content} />,
} as const

/** `/news/{section…}/{slug}/{id}`, a story by one of its sections. */
export const STORY_PAGE = definePage<'story', Story>(common)

/** `/news/tag/{tag}_{id}/{slug}/{id}`, a story by one of its tags. */
export const STORY_BY_TAG_PAGE = definePage<'storyByTag', Story>(common)

/** `/news/autore/{journalist}/{slug}/{id}`, a story by one of its authors. */
export const STORY_BY_JOURNALIST_PAGE = definePage<'storyByJournalist', Story>(common)

/** `/{section…}/{slug}/{id}`, the catch-all's spelling. */
export const ARTICLE_PAGE = definePage<'article', Story>(common)

/** Throws a redirect (301, to the canonical address) for a wrong slug, or a section, tag or author not its own. */
async function loadStory(address: StoryAddress, { source, path }: LoadContext): Promise<Loaded<Story>> {
  const { body: story, tags } = expectPresent(await source.readStory(address.id), path)
  if (!belongsAt(story, address)) throw redirect(buildStoryAddress(story), 301)
  return { content: story, tags: [nameReadModel({ model: 'story', id: String(story.id) }), ...tags] }
}

function belongsAt(story: Story, address: StoryAddress): boolean {
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
