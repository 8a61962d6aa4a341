import { buildFeedAddress, formatsOf } from '@liberta/addresses/feed-address'
import { FEED_FORMATS } from '@liberta/addresses/feed-format.table'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { Podcast } from '@liberta/contracts/podcasts/podcast.schema'
import type { SiteSettings } from '../../settings/site-facts.ts'

/** A feed as the head of a page names it, and as a list of feeds does. */
export interface FeedLink {
  /** What it is of, and in which format: «Sport (RSS 2.0)». */
  title: string
  /** Absolute. */
  href: string
  type: string
}

/** What a page can be subscribed to as, in every format; nothing for a page that cannot. */
export function describeFeeds(
  address: SiteAddress,
  name: string,
  { origin, grammar }: Pick<SiteSettings, 'origin' | 'grammar'>,
): FeedLink[] {
  return formatsOf(address).map((format) => {
    const href = origin + buildFeedAddress(grammar, { format, of: { type: 'page', address } })
    return { title: `${name} (${FEED_FORMATS[format].name})`, href, type: FEED_FORMATS[format].type }
  })
}

/** The feed of a podcast. */
export function describePodcastFeed(
  { slug, title }: Pick<Podcast, 'slug' | 'title'>,
  { origin, grammar }: Pick<SiteSettings, 'origin' | 'grammar'>,
): FeedLink {
  const href = origin + buildFeedAddress(grammar, { format: 'rss', of: { type: 'podcast', slug } })
  return { title: `${title} (podcast)`, href, type: FEED_FORMATS.rss.type }
}
