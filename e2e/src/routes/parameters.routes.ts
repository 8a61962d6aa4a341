import { SOUGHT } from '../site/find-pages.ts'
import type { Paper } from '../site/use-paper.ts'
import type { Destination, RouteVisit } from './route-visit.types.ts'
import { CLIP, EVENT, STORY } from './services.routes.ts'

type Find = (content: Paper['content']) => Destination

const visit = (route: string, note: string, find: Find): RouteVisit => ({
  route,
  note,
  find: ({ content }) => find(content),
})

/** The routes of requirements 2 with a parameter, and the families of friendly addresses that each stands for. */
export const PARAMETER_VISITS: readonly RouteVisit[] = [
  visit('/tag/{slug}', 'stories of a tag', ({ pages, story }) => ({
    path: pages.tag,
    title: story.tags[0]?.name ?? 'no tag',
    links: { to: STORY, least: 5 },
  })),
  visit('/tag/{slug}/multimedia', 'multimedia items of a tag', ({ items }) => ({
    path: `/tag/${items.clip.tags[0]?.slug}/multimedia`,
    title: items.clip.tags[0]?.name ?? 'no tag',
    links: { to: CLIP, least: 1 },
  })),
  visit('/tag/{slug}/eventi', 'events of a tag', ({ items }) => ({
    path: `/tag/${items.event.tags[0]?.slug}/eventi`,
    title: items.event.tags[0]?.name ?? 'no tag',
    links: { to: EVENT, least: 1 },
  })),
  visit('/news/{slug}', 'a section', () => ({ path: '/news/sport', title: 'Sport', links: { to: STORY, least: 25 } })),
  visit('/news/{slug}', 'a section below another, and a later page', ({ story }) => ({
    path: `/news/${story.sections[0]?.path}/page_2`,
    title: new RegExp(`${story.sections[0]?.name}.*pagina 2`),
    links: { to: STORY, least: 25 },
  })),
  visit('/news/{section…}/{slug}/{id}', 'a story', ({ pages, story }) => ({ path: pages.story, title: story.title })),
  visit('/event/{slug}', 'one event', ({ pages, items: { event } }) => ({
    path: pages.event,
    title: event.title,
    shows: [event.location?.name ?? '', ...(event.price === null ? [] : [event.price])],
  })),
  visit('/event/event-category/rassegna/{slug}', 'a list of events', ({ items: { event } }) => ({
    path: `/event/event-category/rassegna/${event.categories[0]?.slug}`,
    title: event.categories[0]?.title ?? 'no category',
    links: { to: EVENT, least: 1 },
  })),
  visit('/events/{slug}', 'events of a category', ({ pages, items: { event } }) => ({
    path: pages.events,
    title: event.categories[0]?.title ?? 'no category',
    links: { to: EVENT, least: 1 },
  })),
  visit('/events/{slug}', 'events of a type', () => ({
    path: '/events/rassegna',
    title: /rassegn/i,
    links: { to: EVENT, least: 1 },
  })),
  visit('/eventi/ricerca/{slug}', 'search of events', ({ items: { event } }) => ({
    path: `/eventi/ricerca/categories_${event.categories[0]?.id}/s`,
    title: /cerca/i,
    shows: [event.categories[0]?.title ?? 'no category'],
    links: { to: EVENT, least: 1 },
  })),
  visit('/eventi/ricerca/{slug}', 'oggi: the events of this day', () => ({
    path: '/eventi/ricerca/oggi',
    title: /^Oggi, \S+ \d+ \S+$/,
  })),
  visit('/eventi/ricerca/{slug}', 'fine-settimana: the events of the weekend', () => ({
    path: '/eventi/ricerca/fine-settimana',
    title: /^Fine settimana, /,
    links: { to: EVENT, least: 1 },
  })),
  visit('/autore/{slug}', 'a journalist', ({ pages, story }) => ({
    path: pages.journalist,
    title: story.authors[0]?.name ?? 'no author',
    links: { to: STORY, least: 5 },
  })),
  visit('/who-we-are/la-redazione/staff/{slug}', 'somebody of the newsroom', ({ pages, items: { journalist } }) => ({
    path: pages.staffMember,
    title: journalist.name,
    shows: [journalist.biography ?? ''],
    links: { to: new RegExp(`^/autore/${journalist.slug}$`), least: 1 },
    holds: { selector: 'img', least: 1 },
  })),
  visit('/who-we-are/work-with-us/position/{slug}', 'an open position', ({ items: { position } }) => ({
    path: position,
    title: /./,
    links: { to: /^\/who-we-are\/work-with-us$/, least: 1 },
    holds: { selector: 'p', least: 3 },
  })),
  visit('/multimedia/detail/{slug}', 'a video', ({ pages, items }) => ({
    path: pages.video,
    title: items.video.title,
    links: { to: CLIP, least: 2 },
  })),
  visit('/multimedia/detail/{slug}', 'a gallery', ({ pages, items }) => ({
    path: pages.gallery,
    title: items.gallery.title,
    holds: { selector: 'figure img', least: items.gallery.pictures.length },
  })),
  visit('/multimedia/detail/teleliberta/{slug}', 'a clip of the local TV, to be played', ({ pages, items }) => ({
    path: pages.clip,
    title: items.clip.title,
    // Without a folder of clips the stand-in has none, and a kind sentence stands beside the picture.
    holds: { selector: items.clip.sourceURL === null ? 'img' : 'video', least: 1 },
  })),
  visit('/multimedia/folder/{slug}', 'a folder', ({ pages }) => ({
    path: pages.folder,
    title: 'Video',
    links: { to: CLIP, least: 15 },
  })),
  visit('/multimedia/folder/teleliberta/ricerca/{slug}', 'search of the local TV', () => ({
    path: '/multimedia/folder/teleliberta/ricerca/query_tg/s',
    title: /cerca/i,
    shows: ['per «tg»'],
    links: { to: CLIP, least: 5 },
  })),
  visit('/login', 'where a failed refresh of a token leads', () => ({
    path: '/login',
    title: /acced/i,
    links: { to: /^\/api\/auth\/login/, least: 1 },
    hidden: true,
  })),
  visit('/{slug…}', 'catch-all: a category page', () => ({
    path: '/sport',
    title: 'Sport',
    links: { to: STORY, least: 25 },
  })),
  visit('/{slug…}', 'catch-all: an article', ({ pages, story }) => ({
    path: pages.story.replace(/^\/news/, ''),
    title: story.title,
  })),
  visit('/ricerca/{slug}', 'a search that finds nothing is no error (requirements 8)', () => ({
    path: '/ricerca/query_zzqxwvk/s',
    title: /cerca/i,
    shows: ['per «zzqxwvk»'],
    links: { to: /\/query_zzqxwvk\/s$/, least: 3 },
  })),
  visit('/ricerca/{slug}', 'a later page of what was found', () => ({
    path: `/ricerca/query_${SOUGHT}/page_2/s`,
    title: /pagina 2/,
    links: { to: STORY, least: 10 },
  })),
]
