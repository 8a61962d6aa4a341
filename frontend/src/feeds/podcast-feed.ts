import { createHash } from 'node:crypto'
import { buildFeedAddress } from '@liberta/addresses/feed-address'
import { FEED_FORMATS } from '@liberta/addresses/feed-format.table'
import { buildPictureAddress } from '@liberta/contracts/media/picture-address'
import type { Podcast, PodcastEpisode } from '@liberta/contracts/podcasts/podcast.schema'
import { generateRssFeed } from 'feedsmith'
import { findClipKind } from '../http/clip-type.table.ts'
import { buildFixedAddress } from '../page-definition/addresses/multimedia-address.ts'
import type { LoadContext } from '../page-definition/page-definition.tsx'
import { expectPresent, throwNoContent } from '../page-definition/load-answer.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import { finishFeed } from './write-story-feed.ts'

/** The namespace of guids of podcasts (podcast namespace, `podcast:guid`). */
const GUID_NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6'
/** Pixels of the side of a cover: directories take 1400 to 3000. */
const COVER = 1600

type Playable = PodcastEpisode & { audioURL: string; bytes: number }

/** Reads a podcast and writes it as RSS for directories and players; throws a problem where there is none. */
export async function readPodcastFeed(
  slug: string,
  { source, path, settings }: LoadContext,
): Promise<{ body: string; tags: readonly string[] }> {
  const { body: podcasts, tags } = expectPresent(await source.read('podcasts'), path)
  const podcast = podcasts.find((known) => known.slug === slug)
  return podcast === undefined ? throwNoContent(path) : { body: writePodcast(podcast, settings), tags }
}

/** A podcast as RSS 2.0 with the tags of Apple's directory and of the podcast namespace. Episodes that cannot be played are left out. */
export function writePodcast(podcast: Podcast, settings: SiteSettings): string {
  const { origin, grammar, publisher } = settings
  const { slug, title, description, author, picture } = podcast
  const self = origin + buildFeedAddress(grammar, { format: 'rss', of: { type: 'podcast', slug } })
  const cover = picture && origin + buildPictureAddress({ id: picture.id, ratio: '1x1', width: COVER, format: 'jpg' })
  const email = publisher.email === null ? {} : { email: publisher.email }
  const episodes = podcast.episodes.filter(isPlayable)
  const xml = generateRssFeed({
    title,
    link: `${origin}${buildFixedAddress(grammar, 'podcast')}#${slug}`,
    description: description ?? title,
    language: 'it',
    ...(episodes[0] && { lastBuildDate: new Date(episodes[0].publishedAt) }),
    atom: { links: [{ href: self, rel: 'self', type: FEED_FORMATS.rss.type }] },
    itunes: {
      author: author ?? publisher.name,
      owner: { name: publisher.name, ...email },
      explicit: false,
      type: 'episodic',
      categories: [{ text: 'News', categories: [{ text: 'Daily News' }] }],
      ...(cover !== null && { image: cover }),
    },
    podcast: {
      guid: nameFeed(self),
      locked: { value: true, ...(publisher.email !== null && { owner: publisher.email }) },
      medium: 'podcast',
    },
    items: episodes.map((episode) => describeEpisode(episode, settings)),
  })
  return finishFeed(xml)
}

function describeEpisode(episode: Playable, { origin, grammar }: SiteSettings) {
  const { id, title, description, seconds, audioURL, bytes, transcriptURL, chaptersURL } = episode
  const transcripts = transcriptURL ? [{ url: origin + transcriptURL, type: 'text/vtt', language: 'it' }] : []
  const chapters = chaptersURL ? { url: origin + chaptersURL, type: 'application/json+chapters' } : null
  return {
    title,
    link: origin + buildFixedAddress(grammar, 'podcast'),
    description: description ?? title,
    guid: { value: `tag:${new URL(origin).hostname},2026:episode:${id}`, isPermaLink: false },
    pubDate: new Date(episode.publishedAt),
    enclosures: [{ url: origin + audioURL, length: bytes, type: typeOf(audioURL) }],
    itunes: { ...(seconds !== null && { duration: seconds }), explicit: false, episodeType: 'full' },
    ...((transcripts.length > 0 || chapters) && { podcast: { transcripts, ...(chapters && { chapters }) } }),
  }
}

function isPlayable(episode: PodcastEpisode): episode is Playable {
  return episode.audioURL !== null && episode.bytes !== null
}

function typeOf(address: string): string {
  return findClipKind(address)?.type ?? 'audio/mpeg'
}

/** The name of a podcast wherever its feed may move: a UUID of version 5, of the address without its scheme. */
function nameFeed(address: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(GUID_NAMESPACE, 'hex'))
    .update(address.replace(/^https?:\/\//, ''))
    .digest()
    .subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
