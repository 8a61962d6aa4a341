import { FEED_FORMATS } from '@liberta/addresses/feed-format.table'
import type { FeedAddress } from '@liberta/addresses/feed-address'
import type { ContentKind } from '../http/cache-policy.table.ts'
import type { LoadContext } from '../page-definition/page-definition.tsx'
import { readCalendarFeed } from './calendar-feed.ts'
import { readPodcastFeed } from './podcast-feed.ts'
import { readStoryFeed } from './story-feed.ts'
import { writeAtom, writeJson, writeRss } from './write-story-feed.ts'

/** A document of the site that is no page, ready to be kept as pages are. */
export interface RenderedDocument {
  kind: ContentKind
  body: string
  contentType: string
  tags: readonly string[]
  validUntil?: Date
}

const WRITERS = { rss: writeRss, atom: writeAtom, json: writeJson }

/** Reads what a feed is of and writes it; throws a problem, as the loader of a page does, where there is none. */
export async function renderFeed(feed: FeedAddress, context: LoadContext): Promise<RenderedDocument> {
  const { format, of } = feed
  const contentType = `${FEED_FORMATS[format].type}; charset=utf-8`
  if (of.type === 'podcast') return { kind: 'feed', contentType, ...(await readPodcastFeed(of.slug, context)) }
  if (format === 'ics') return { kind: 'feed', contentType, ...(await readCalendarFeed(feed, of.address, context)) }
  const { feed: stories, tags } = await readStoryFeed(feed, of.address, context)
  return { kind: 'feed', contentType, body: WRITERS[format](stories), tags }
}
