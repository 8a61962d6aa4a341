import { buildLiveEntryAddress, buildLivePageAddress, partsOfLiveEntry } from '@liberta/addresses/site-address'
import type { LiveEntry } from '@liberta/contracts/live-blog/live-blog.schema'
import { buildLiveId } from '@liberta/contracts/read-models/list-id'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { Story } from '@liberta/contracts/stories/story.schema'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { redirect } from 'react-router'
import { expectPresent, throwNoContent } from '../../page-definition/load-answer.ts'
import { definePage, handleOf, showContent } from '../../page-definition/page-definition.tsx'
import type { AddressOf, FoundPage, LoadContext, Loaded, PageLook } from '../../page-definition/page-definition.tsx'
import { belongsAt, loadStoryPage, readStory, redirectToStory, STORY } from '../story/story.pages.tsx'
import type { ReadStory, StoryAddress } from '../story/story.pages.tsx'
import { describeLiveBlog } from './describe-live-blog.ts'
import type { LivePart } from './lay-entries.ts'
import { LiveBlogPage } from './LiveBlogPage.tsx'
import type { LiveBlogContent } from './LiveBlogPage.tsx'
import { findLineEnd } from './say-live-state.ts'

type LiveStory = LiveBlogContent['story']

const LIVE_BLOG: PageLook<LiveBlogContent> = {
  cache: 'liveBlog',
  interrupted: false,
  describe: describeLiveBlog,
  View: ({ content }) => <LiveBlogPage {...content} />,
}

/**
 * At every address of a story its page, or that of the live blog that it is. A wrong slug, or a section, tag or author not its own,
 * lead to the right address.
 */
export const STORY_OR_LIVE_PAGE = {
  handle: handleOf(STORY),
  find: async (address: StoryAddress, context: LoadContext): Promise<FoundPage> => {
    const read = await readStory(address.id, context)
    const { story } = read
    if (!belongsAt(story, address)) throw redirectToStory(story, context)
    if (!isLiveStory(story)) return showContent(STORY, await loadStoryPage(read, context))
    return showContent(LIVE_BLOG, present({ ...read, story }, { type: 'newest' }, context))
  },
}

/** `/news/{section…}/{slug}/{id}/ora-{h}-{mm}-{n}`: the live blog with one of its entries before all. A wrong hour leads to the right one. */
export const LIVE_ENTRY_PAGE = definePage<'liveEntry', LiveBlogContent>({
  ...LIVE_BLOG,
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
  ...LIVE_BLOG,
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

interface LoadedStory extends ReadStory {
  story: LiveStory
}

/** The story; a 404 where it is no live blog. */
async function loadStory(id: number, context: LoadContext): Promise<LoadedStory> {
  const read = await readStory(id, context)
  const { story } = read
  return isLiveStory(story) ? { ...read, story } : throwNoContent(context.path)
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
