import { buildSiteAddress, buildStoryAddress } from '@liberta/contracts/addresses/site-address'
import type { SiteAddress } from '@liberta/contracts/addresses/site-address'
import { noContentAt } from '@liberta/contracts/problems/error-message'
import { buildStoryListId, nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { StoryListKey } from '@liberta/contracts/read-models/read-model-key'
import type { StoryList } from '@liberta/contracts/stories/story-list.schema'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { data, redirect } from 'react-router'
import type { ApiAnswer, ContentSource } from '../api-client/api-client.ts'
import type { PageProblem } from '../error/ErrorPage.tsx'
import type { PageContent } from './page-content.ts'

type StoryAddress = Extract<SiteAddress, { id: number }>
type ListAddress = Extract<SiteAddress, { page: number }>

/** A problem that ends a page, as the error boundary gets it. */
export interface ThrownProblem extends PageProblem {
  retryAfterSeconds?: number
}

/** Throws what a loader ends with where there is no page. */
export function throwProblem({ status, message, retryAfterSeconds }: ThrownProblem): never {
  throw data({ status, message, retryAfterSeconds } satisfies ThrownProblem, { status })
}

/**
 * Finds what an address asks for. Throws a redirect (301, to the canonical address of a story asked for by a wrong slug
 * or by a section, tag or journalist that is not its own) or a problem: 404 where there is nothing, 410 where it was
 * withdrawn, 503 where it cannot be had now.
 */
export async function loadPage(address: SiteAddress, path: string, source: ContentSource): Promise<PageContent> {
  switch (address.type) {
    case 'home': {
      const { body, tags } = expectPresent(await source.readFront(), path)
      return { kind: 'home', front: body, tags: [nameReadModel({ model: 'front', id: 'home' }), ...tags] }
    }
    case 'latest':
    case 'section':
    case 'tag':
    case 'journalist':
      return loadList(address, path, source)
    case 'story':
    case 'storyByTag':
    case 'storyByJournalist':
      return loadStory(address, path, source)
  }
}

async function loadList(address: ListAddress, path: string, source: ContentSource): Promise<PageContent> {
  const { body: list, tags } = expectPresent(await source.readStoryList(address), path)
  if (address.page > list.pages) throwProblem({ status: 404, message: noContentAt(path) })
  return { kind: address.type, list, tags: [nameReadModel({ model: 'storyList', id: listIdOf(list) }), ...tags] }
}

function listIdOf({ subject, page }: StoryList): string {
  return buildStoryListId(listKeyOf(subject, page))
}

function listKeyOf(subject: StoryList['subject'], page: number): StoryListKey {
  switch (subject.type) {
    case 'latest':
      return { type: 'latest', page }
    case 'section':
      return { type: 'section', sectionId: subject.section.id, page }
    case 'tag':
      return { type: 'tag', slug: subject.tag.slug, page }
    case 'journalist':
      return { type: 'journalist', slug: subject.journalist.slug, page }
  }
}

async function loadStory(address: StoryAddress, path: string, source: ContentSource): Promise<PageContent> {
  const { body: story, tags } = expectPresent(await source.readStory(address.id), path)
  if (!belongsAt(story, address)) throw redirect(buildStoryAddress(story), 301)
  return { kind: 'story', story, tags: [nameReadModel({ model: 'story', id: String(story.id) }), ...tags] }
}

/** True where the slug is right and the story lies in the section, or has the tag or the author, of its address. */
function belongsAt(story: Story, address: StoryAddress): boolean {
  if (address.slug !== story.slug) return false
  switch (address.type) {
    case 'story':
      return story.sections.some(({ path }) => path === address.sectionPath)
    case 'storyByTag':
      return story.tags.some(({ id, slug }) => id === address.tagId && slug === address.tagSlug)
    case 'storyByJournalist':
      return story.authors.some(({ slug }) => slug === address.journalistSlug)
  }
}

function expectPresent<Body>(answer: ApiAnswer<Body>, path: string): { body: Body; tags: string[] } {
  switch (answer.state) {
    case 'present':
      return answer
    case 'missing':
      return throwProblem({ status: 404, message: noContentAt(path) })
    case 'withdrawn':
      return throwProblem({ status: 410, message: 'Gone' })
    case 'unavailable':
      return throwProblem({
        status: 503,
        message: 'Service Unavailable',
        retryAfterSeconds: answer.retryAfterSeconds,
      })
  }
}

/** The canonical address of what was found; every page of a list is its own. */
export function canonicalOf(content: PageContent): string {
  switch (content.kind) {
    case 'home':
      return '/'
    case 'story':
      return buildStoryAddress(content.story)
    default:
      return buildListPageAddress(content.list, content.list.page)
  }
}

/** The address of one page of a list. */
export function buildListPageAddress({ subject }: Pick<StoryList, 'subject'>, page: number): string {
  switch (subject.type) {
    case 'latest':
      return buildSiteAddress({ type: 'latest', page })
    case 'section':
      return buildSiteAddress({ type: 'section', sectionPath: subject.section.path, page })
    case 'tag':
      return buildSiteAddress({ type: 'tag', slug: subject.tag.slug, page })
    case 'journalist':
      return buildSiteAddress({ type: 'journalist', slug: subject.journalist.slug, page })
  }
}
