import type { PageKind } from './list-route-paths.ts'

/** What a feed can be had as, by the ending of its file. */
export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS 2.0' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed 1.1' },
  ics: { type: 'text/calendar', name: 'iCalendar' },
} as const

export type FeedFormat = keyof typeof FEED_FORMATS

/** Of stories, the first one being where a reader who does not say which is led. */
const OF_STORIES = ['rss', 'atom', 'json'] as const
const OF_DATES = ['ics'] as const

/** Which pages can be subscribed to, and as what. A feed stands below its page, as a file: `/news/sport/feed.rss`. */
export const PAGES_WITH_FEED: Readonly<Partial<Record<PageKind, readonly FeedFormat[]>>> = {
  home: OF_STORIES,
  section: OF_STORIES,
  tag: OF_STORIES,
  journalist: OF_STORIES,
  searchSite: OF_STORIES,
  searchNews: OF_STORIES,
  eventi: OF_DATES,
  events: OF_DATES,
  tagEvents: OF_DATES,
  obituaries: OF_DATES,
}

/** One row of docs/routes.md a kind of feed: `{page}` is the address of any page that has one. */
export const FEED_ROUTES = [
  { pattern: '/feed.{rss,atom,json}', example: '/feed.rss', note: 'the latest stories of the whole site' },
  {
    pattern: '/news/{section…}/feed.{rss,atom,json}',
    example: '/news/sport/calcio/feed.rss',
    note: 'stories of a section',
  },
  { pattern: '/tag/{slug}/feed.{rss,atom,json}', example: '/tag/bobbio/feed.json', note: 'stories of a tag' },
  {
    pattern: '/autore/{slug}/feed.{rss,atom,json}',
    example: '/autore/marta-valdonica/feed.atom',
    note: 'stories of a journalist',
  },
  {
    pattern: '/ricerca/{part}…/s/feed.{rss,atom,json}',
    example: '/ricerca/query_ponte/s/feed.rss',
    note: 'what a search of stories finds, newest first; `/news/ricerca/…` as well',
  },
  {
    pattern: '/podcast/{slug}/feed.rss',
    example: '/podcast/piacenza-di-notte/feed.rss',
    note: 'the episodes of a podcast',
  },
  { pattern: '/eventi/feed.ics', example: '/eventi/feed.ics', note: 'the agenda, as a calendar' },
  {
    pattern: '/events/{slug}/feed.ics',
    example: '/events/sagre/feed.ics',
    note: 'events of a category or of a type, as a calendar; of a tag below `/tag/{slug}/eventi`',
  },
  {
    pattern: '/necrologie/list/feed.ics[?comune={slug}]',
    example: '/necrologie/list/feed.ics?comune=bobbio',
    note: 'funerals and masses, of all towns or of one, as a calendar',
  },
] as const
