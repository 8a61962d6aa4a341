import { buildStoryListId } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference, StoryListKey } from '@liberta/contracts/read-models/read-model-key'
import { defineIdRoute, defineListRoute, defineWholeRoute } from '../read-route.ts'
import type { Located, ReadRoute } from '../read-route.ts'
import type { SectionDirectory, SectionLookup } from '../sections/section-directory.ts'
import { storyListQuerySchema } from './story-list-query.schema.ts'
import type { StoryListQuery } from './story-list-query.schema.ts'

/** Lists of stories and stories, and the tags that stories have. */
export const STORY_ROUTES: readonly ReadRoute[] = [
  defineListRoute({
    operation: 'listStories',
    path: '/api/naxos/story/list',
    summary: 'One page of the stories of a section, a tag or a journalist, or of the latest, newest first',
    model: 'storyList',
    queryParameters: storyListQuerySchema,
    refer: locateStoryList,
  }),
  defineIdRoute({
    operation: 'readStory',
    path: '/api/naxos/story/{id}',
    summary: 'One story, as its page shows it',
    model: 'story',
  }),
  defineWholeRoute({ operation: 'listTags', path: '/api/naxos/tag/list', summary: 'All tags, by name', model: 'tags' }),
]

function locateStoryList(query: StoryListQuery, sections: SectionDirectory): Located | Promise<Located> {
  const { page } = query
  if (query.tag !== undefined) return referTo({ type: 'tag', slug: query.tag, page })
  if (query.journalist !== undefined) return referTo({ type: 'journalist', slug: query.journalist, page })
  if (query.section === undefined) return referTo({ type: 'latest', page })
  const lookup = sections.find(query.section)
  return lookup instanceof Promise ? lookup.then((found) => locateSection(found, page)) : locateSection(lookup, page)
}

function locateSection(lookup: SectionLookup, page: number): Located {
  return lookup.state === 'found' ? referTo({ type: 'section', sectionId: lookup.id, page }) : lookup
}

function referTo(key: StoryListKey): ReadModelReference {
  return { model: 'storyList', id: buildStoryListId(key) }
}
