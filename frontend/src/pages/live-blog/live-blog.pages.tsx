import { buildLiveEntryAddress, buildLivePageAddress, partsOfLiveEntry } from '@liberta/addresses/site-address'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import { buildLiveId } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { redirect } from 'react-router'
import type { ApiAnswer } from '../../content/content-source.ts'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage } from '../../page-definition/page-definition.tsx'
import type { AddressOf, LoadContext, Loaded, Page } from '../../page-definition/page-definition.tsx'
import {
  ARTICLE_PAGE,
  belongsAt,
  STORY_BY_JOURNALIST_PAGE,
  STORY_BY_TAG_PAGE,
  STORY_PAGE,
  redirectToStory,
} from '../story/story.pages.tsx'
import type { StoryAddress } from '../story/story.pages.tsx'
import { describeLiveBlog } from './describe-live-blog.ts'
import type { LivePart } from './lay-entries.ts'
import { LiveBlogPage } from './LiveBlogPage.tsx'
import type { LiveBlogContent } from './LiveBlogPage.tsx'
import { findLineEnd } from './say-live-state.ts'

type LiveStory = LiveBlogContent['story']

const common = {
  cache: 'liveBlog',
  interrupted: false,
  describe: describeLiveBlog,
  View: ({ content }: { content: LiveBlogContent }) => <LiveBlogPage {...content} />,
} as const

const NEWEST = definePage<StoryAddress['type'], LiveBlogContent>({
  ...common,
  load: async (address, context) => {
    const loaded = await loadStory(address.id, context)
    if (!belongsAt(loaded.story, address)) throw redirectToStory(loaded.story, context)
    return present(loaded, { type: 'newest' }, context)
  },
})

/** The page of a story by an address of this type, or of the live blog that the story is. */
function orLiveBlog<Type extends StoryAddress['type']>(page: Page<Type>): Page<Type> {
  return {
    handle: page.handle,
    find: async (address, context) => {
      const answer = await context.source.read('story', { id: (address as StoryAddress).id })
      const isLive = answer.state === 'present' && isLiveStory(answer.body)
      const found = isLive ? (NEWEST as unknown as Page<Type>) : page
      return found.find(address, { ...context, source: answering(context.source, answer) })
    },
  }
}

/** The same source, which has answered with a story already. */
function answering(source: LoadContext['source'], answer: ApiAnswer<Story>): LoadContext['source'] {
  const read: LoadContext['source']['read'] = async (call, ...parameters) =>
    call === 'story' ? (answer as never) : source.read(call, ...parameters)
  return { read, forPage: (page) => source.forPage(page) }
}

/** `/news/{section…}/{slug}/{id}`. */
export const STORY_OR_LIVE_PAGE = orLiveBlog(STORY_PAGE)
export const STORY_OR_LIVE_BY_TAG_PAGE = orLiveBlog(STORY_BY_TAG_PAGE)
export const STORY_OR_LIVE_BY_JOURNALIST_PAGE = orLiveBlog(STORY_BY_JOURNALIST_PAGE)
export const ARTICLE_OR_LIVE_PAGE = orLiveBlog(ARTICLE_PAGE)

/** `/news/{section…}/{slug}/{id}/ora-{h}-{mm}-{n}`: the live blog with one of its entries before all. A wrong hour leads to the right one. */
export const LIVE_ENTRY_PAGE = definePage<'liveEntry', LiveBlogContent>({
  ...common,
  load: async (address, context) => {
    const { settings, path } = context
    const loaded = await loadStory(address.id, context)
    const { story } = loaded
    const { entry, tags } = await loadEntry(story, address, context)
    const { hour } = partsOfLiveEntry(entry)
    const isCanonical =
      story.slug === address.slug && story.section.path === address.sectionPath && hour === address.hour
    const canonical = buildLiveEntryAddress(settings.grammar, story, entry)
    if (!isCanonical && canonical !== path) throw redirect(canonical, 301)
    return present({ ...loaded, tags: [...loaded.tags, ...tags] }, { type: 'entry', entry }, context)
  },
})

/** `/news/{section…}/{slug}/{id}/aggiornamenti-{n}`: a page of the entries, from the beginning. */
export const LIVE_ENTRIES_PAGE = definePage<'livePage', LiveBlogContent>({
  ...common,
  load: async (address, context) => {
    const { source, settings, path } = context
    const { id, number } = address
    const loaded = await loadStory(id, context)
    const { story } = loaded
    const { body: list, tags } = expectPresent(await source.read('liveEntries', { story: id, number }), path)
    const canonical = buildLivePageAddress(settings.grammar, story, number)
    if (canonical !== path) throw redirect(canonical, 301)
    const model = nameReadModel({ model: 'liveEntries', id: buildLiveId({ story: id, number }) })
    return present({ ...loaded, tags: [...loaded.tags, model, ...tags] }, { type: 'page', list }, context)
  },
})

function isLiveStory(story: Story): story is LiveStory {
  return story.live !== null && story.liveBlog !== null
}

interface LoadedStory {
  story: LiveStory
  tags: string[]
  confirmedAt: number | undefined
}

/** The story; a 404 where it is no live blog. */
async function loadStory(id: number, { source, path }: LoadContext): Promise<LoadedStory> {
  const { body: story, tags, confirmedAt } = expectPresent(await source.read('story', { id }), path)
  if (!isLiveStory(story)) return throwNoContent(path)
  return { story, tags: [nameReadModel({ model: 'story', id: String(id) }), ...tags], confirmedAt }
}

/** An entry: the newest stand in the story, an older one has a read model of its own. */
async function loadEntry(
  { id, liveBlog }: LiveStory,
  { entry }: AddressOf<'liveEntry'>,
  { source, path }: LoadContext,
): Promise<{ entry: LiveEntry; tags: string[] }> {
  const held = [...liveBlog.entries, liveBlog.pinned].find((each) => each?.id === entry)
  if (held) return { entry: held, tags: [] }
  const { body, tags } = expectPresent(await source.read('liveEntry', { story: id, number: entry }), path)
  return {
    entry: body,
    tags: [nameReadModel({ model: 'liveEntry', id: buildLiveId({ story: id, number: entry }) }), ...tags],
  }
}

/** The page, which is true until its line of state is not, and until the day ends of which its hours are told. */
function present(
  { story, tags, confirmedAt }: LoadedStory,
  part: LivePart,
  { now }: Pick<LoadContext, 'now'>,
): Loaded<LiveBlogContent> {
  const { contactAt, entries, total } = story.liveBlog
  const contacts = [confirmedAt, contactAt === null ? undefined : Date.parse(contactAt)].filter(
    (at) => at !== undefined,
  )
  const moment = {
    ...story.live,
    updatedAt: entries[0]?.at ?? null,
    contactMs: contacts.length > 0 ? Math.min(...contacts) : null,
    total,
  }
  const ends = [findLineEnd(moment, now), nextMidnightInRome(now)].filter((end) => end !== null)
  const validUntil = new Date(Math.min(...ends.map((end) => end.getTime())))
  return { content: { story, part, moment }, tags, validUntil }
}
