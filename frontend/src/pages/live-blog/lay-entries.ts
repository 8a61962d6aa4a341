import { ENTRIES_PER_PAGE } from '@liberta/contracts/live-blog/live-blog.schema'
import type { LiveBlog, LiveEntry, LiveEntryList, LiveFacts } from '@liberta/contracts/live-blog/live-blog.schema'

/** What of a live blog an address asks for: its newest entries, one entry before them, or one page of all. */
export type LivePart = { type: 'newest' } | { type: 'entry'; entry: LiveEntry } | { type: 'page'; list: LiveEntryList }

/** A step to other entries: a page from the beginning, or the newest ones. */
export type LiveStep = { to: 'page'; number: number } | { to: 'newest' }

export interface LaidEntries {
  /** Whom the address names, before all. */
  chosen: LiveEntry | null
  /** «In evidenza». */
  pinned: LiveEntry | null
  entries: readonly LiveEntry[]
  /** Where the first of `entries` stands among all, as they are shown: 1 is the first of all. */
  firstPosition: number
  /** Whether the oldest stand first: who reads from the beginning what has ended. */
  isForward: boolean
  /** What comes before and after in the order that is shown. */
  before: LiveStep | null
  after: LiveStep | null
}

/**
 * What stands in the feed. Newest first, the pinned one over all and nowhere twice; what has ended is read from its beginning on the
 * pages that have an address of their own.
 */
export function layEntries(blog: LiveBlog, { state }: Pick<LiveFacts, 'state'>, part: LivePart): LaidEntries {
  if (part.type === 'page') return layPage(part.list, state === 'ended')
  const chosen = part.type === 'entry' ? part.entry : null
  const pinned = blog.pinned !== null && blog.pinned.id !== chosen?.id ? blog.pinned : null
  const isElsewhere = ({ id }: LiveEntry) => id === chosen?.id || id === pinned?.id
  const older = pageOfOlder(blog)
  return {
    chosen,
    pinned,
    entries: blog.entries.filter((entry) => !isElsewhere(entry)),
    firstPosition: 1,
    isForward: false,
    before: null,
    after: older === null ? null : { to: 'page', number: older },
  }
}

function layPage({ page, pages, total, entries }: LiveEntryList, isForward: boolean): LaidEntries {
  const back: LiveStep | null = page > 1 ? { to: 'page', number: page - 1 } : null
  const on: LiveStep | null = page < pages ? { to: 'page', number: page + 1 } : null
  const held = (page - 1) * ENTRIES_PER_PAGE
  const common = { chosen: null, pinned: null, isForward }
  if (isForward) return { ...common, entries, firstPosition: held + 1, before: back, after: on }
  const firstPosition = Math.max(1, total - held - entries.length + 1)
  return { ...common, entries: entries.toReversed(), firstPosition, before: on ?? { to: 'newest' }, after: back }
}

/** The page, from the beginning, that begins with what is just older than the newest entries; null where these are all. */
function pageOfOlder({ total, entries }: LiveBlog): number | null {
  const older = total - entries.length
  return older > 0 ? Math.ceil(older / ENTRIES_PER_PAGE) : null
}
