import { FEED_FORMATS } from '@liberta/addresses/feed-format.table'
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import type { FeedItem, StoryFeed } from './story-feed.ts'

const LANGUAGE = 'it'
/** Minutes for which who subscribes may keep a feed (RSS 2.0); who has the hub is told earlier. */
const TTL_MINUTES = 5
/** What a feed without stories says of its last change: RFC 4287 wants a date. */
const NEVER = new Date(0)
/** Of the pictures that feeds show. */
const PICTURE = { type: 'image/jpeg', width: 1200, height: 675 }

/** The feed as RSS 2.0, whole texts beside the summaries. */
export function writeRss({ title, description, link, self, hub, updated, items }: StoryFeed): string {
  const links = [{ href: self, rel: 'self', type: FEED_FORMATS.rss.type }, ...(hub ? [{ href: hub, rel: 'hub' }] : [])]
  const xml = generateRssFeed({
    title,
    link,
    description,
    language: LANGUAGE,
    ...(updated && { lastBuildDate: updated }),
    ttl: TTL_MINUTES,
    atom: { links },
    items: items.map((item) => ({
      title: item.title,
      link: item.link,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.published,
      ...(item.summary !== null && { description: item.summary }),
      ...(item.html !== null && { content: { encoded: item.html } }),
      categories: [{ name: item.section }],
      ...(item.authors.length > 0 && { dc: { creators: item.authors.map(({ name }) => name) } }),
      ...(item.picture && { media: { contents: [writePicture(item.picture)] } }),
    })),
  })
  return finishFeed(xml)
}

function writePicture({ url, description, credit }: NonNullable<FeedItem['picture']>) {
  return {
    url,
    medium: 'image',
    ...PICTURE,
    ...(description !== '' && { description: { value: description, type: 'plain' } }),
    ...(credit !== null && { credits: [{ value: credit }] }),
  }
}

/** The feed as Atom (RFC 4287). */
export function writeAtom({ title, description, link, self, hub, updated, items }: StoryFeed): string {
  const links = [
    { href: self, rel: 'self', type: FEED_FORMATS.atom.type },
    { href: link, rel: 'alternate', type: 'text/html' },
    ...(hub ? [{ href: hub, rel: 'hub' }] : []),
  ]
  const xml = generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: description },
    updated: updated ?? NEVER,
    links,
    authors: [{ name: 'Libertà' }],
    entries: items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      links: [{ href: item.link, rel: 'alternate', type: 'text/html' }],
      published: item.published,
      updated: item.updated,
      ...(item.summary !== null && { summary: { value: item.summary } }),
      ...(item.html !== null && { content: { value: item.html, type: 'html' } }),
      categories: [{ term: item.section }],
      authors: item.authors.map(({ name, url }) => ({ name, ...(url !== null && { uri: url }) })),
    })),
  })
  return finishFeed(xml)
}

/** The feed as JSON Feed 1.1. */
export function writeJson({ title, description, link, self, hub, items }: StoryFeed): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: link,
    feed_url: self,
    language: LANGUAGE,
    ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      ...(item.html === null ? { content_text: item.summary ?? item.title } : { content_html: item.html }),
      ...(item.summary !== null && { summary: item.summary }),
      ...(item.picture && { image: item.picture.url }),
      date_published: item.published,
      date_modified: item.updated,
      tags: [item.section],
      authors: item.authors.map(({ name, url }) => ({ name, ...(url !== null && { url }) })),
    })),
  })
  // The library leaves out what is empty; a feed has its items all the same.
  return JSON.stringify({ items: [], ...(feed as object) })
}

/** What XML 1.0 (production 2) does not allow, in no spelling; and other controls and noncharacters, against which it advises. */
const NO_CHARACTER = /[[\p{Cc}\p{Cs}\p{NChar}]--[\t\n\r]]/gv

const PADDED = />\s+(?<data><!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>(?:<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)*)\s+<\//g

/** The XML of a feed as it is sent: one sign that no XML may hold, in one headline, would make none of it readable. */
export function finishFeed(xml: string): string {
  return joinCharacterData(xml.replaceAll(NO_CHARACTER, ''))
}

/**
 * Takes the white space away that the library writes around text with signs of markup in it: some readers would show a title that begins
 * with a line break. Elements without text keep theirs, which nobody reads.
 */
function joinCharacterData(xml: string): string {
  return xml.replaceAll(PADDED, '>$<data></')
}
