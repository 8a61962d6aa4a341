import { buildFeedAddress } from '@liberta/addresses/feed-address'
import type { FeedAddress } from '@liberta/addresses/feed-address'
import { buildJournalistAddress, buildStoryAddress } from '@liberta/addresses/site-address'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { creditOf } from '@liberta/contracts/media/picture.schema'
import { FILTERS_OF_KIND } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { isIndexed } from '@liberta/contracts/stories/story.schema'
import type { StoryListSubject } from '@liberta/contracts/stories/story-list.schema'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import type { LoadContext } from '../page-definition/page-definition.tsx'
import { describePicture } from '../page-definition/head/describe-picture.ts'
import { SITE_DESCRIPTION } from '../page-definition/head/page-head.ts'
import { expectPresent, throwNoContent } from '../page-definition/load-answer.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import { addRemarks } from './add-remarks.ts'
import { readWholeText } from './read-whole-text.ts'

/** One story of a feed, in every format the same; addresses are absolute. */
export interface FeedItem {
  /** Of the story, whatever its address becomes (RFC 4151). */
  id: string
  link: string
  title: string
  summary: string | null
  /** The whole text as HTML; null where the feed gives no more than the summary. */
  html: string | null
  published: Date
  updated: Date
  authors: readonly { name: string; url: string | null }[]
  section: string
  picture: { url: string; description: string; credit: string | null } | null
}

/** Stories to subscribe to, newest first. */
export interface StoryFeed {
  title: string
  description: string
  /** The page that lists the same. */
  link: string
  self: string
  /** Where who subscribes is told of news at once (WebSub); null where the site has no hub. */
  hub: string | null
  /** When the newest change was made; null of a feed without stories. */
  updated: Date | null
  items: readonly FeedItem[]
}

/** A feed and what it is made of. */
export interface FoundStories {
  feed: StoryFeed
  tags: readonly string[]
}

interface List {
  title: string
  description: string
  stories: readonly StoryTeaser[]
  tags: readonly string[]
}

const NAME = 'Libertà'

/** Reads the feed of a page that lists stories, without those that editors have taken out of search; throws a problem where there is none. */
export async function readStoryFeed(
  { format, of }: FeedAddress,
  address: SiteAddress,
  context: LoadContext,
): Promise<FoundStories> {
  const { settings } = context
  const { grammar, origin } = settings
  const { stories: found, tags, ...words } = await readList(address, context)
  const stories = found.filter(isIndexed)
  const whole = await readWholeText(stories, context)
  const items = stories.map((story) => describeItem(story, whole.texts.get(story.id) ?? null, settings))
  const changes = items.map(({ updated }) => updated.getTime())
  const feed = {
    ...words,
    link: origin + grammar.build(address),
    self: origin + buildFeedAddress(grammar, { format, of }),
    hub: settings.feeds.hub,
    updated: changes.length === 0 ? null : new Date(Math.max(...changes)),
    items,
  }
  return { feed, tags: [...tags, ...whole.tags] }
}

async function readList(address: SiteAddress, { source, path }: LoadContext): Promise<List> {
  switch (address.type) {
    case 'home':
    case 'section':
    case 'tag':
    case 'journalist': {
      const query = address.type === 'home' ? ({ type: 'latest', page: 1 } as const) : address
      const { body, tags } = expectPresent(await source.read('storyList', query), path)
      return { ...describeSubject(body.subject), stories: body.stories, tags }
    }
    case 'search': {
      const search = newestFirst(address.search)
      const { body, tags } = expectPresent(await source.read('search', { kind: 'story', search }), path)
      const sought = search.text === null ? 'Ricerca' : `«${search.text}»`
      const words = { title: `${sought} · ${NAME}`, description: `Le notizie di ${NAME} trovate cercando: ${sought}.` }
      return { ...words, stories: body.kind === 'story' ? body.stories : [], tags }
    }
    default:
      return throwNoContent(path)
  }
}

/** What is sought among stories, whatever the page seeks beside them: the newest first, as a feed is read. */
function newestFirst({ filters, ...search }: SearchParameters): SearchParameters {
  const known = Object.entries(filters).filter(([id]) => FILTERS_OF_KIND.story.some((filter) => filter === id))
  return { ...search, filters: Object.fromEntries(known), sort: search.text === null ? search.sort : 'recent' }
}

function describeSubject(subject: StoryListSubject): { title: string; description: string } {
  switch (subject.type) {
    case 'latest':
      return { title: NAME, description: SITE_DESCRIPTION }
    case 'section':
      return describeName(subject.section.name, `Le notizie di ${NAME} della sezione ${subject.section.name}.`)
    case 'tag':
      return describeName(subject.tag.name, `Le notizie di ${NAME} su: ${subject.tag.name}.`)
    case 'journalist':
      return describeName(subject.journalist.name, `Gli articoli di ${subject.journalist.name} su ${NAME}.`)
  }
}

function describeName(name: string, description: string): { title: string; description: string } {
  return { title: `${name} · ${NAME}`, description }
}

function describeItem(story: StoryTeaser, html: string | null, { origin, grammar }: SiteSettings): FeedItem {
  const { id, title, standfirst, authors, picture, section } = story
  return {
    id: `tag:${new URL(origin).hostname},2026:story:${id}`,
    link: origin + buildStoryAddress(grammar, story),
    title,
    ...addRemarks(story, { summary: standfirst, html }),
    published: new Date(story.publishedAt),
    updated: new Date(story.updatedAt),
    authors: authors.map(({ name, slug }) => ({
      name,
      url: slug === null ? null : origin + buildJournalistAddress(grammar, slug),
    })),
    section: section.name,
    picture: picture && {
      url: describePicture(picture, '16x9', origin),
      description: picture.alt,
      credit: creditOf(picture),
    },
  }
}
