import { FIXED_PAGE_NAMES, findFixedPage } from './fixed-page.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import type { AddressType } from './site-address.types.ts'

/** One row of requirements 2, as the grammar reads it with the spellings that are the default. */
export interface Route {
  pattern: string
  family: AddressType
  /** The fixed page that it is; null for a family with parameters. */
  page: FixedPageName | null
  /** An address of it, in its one spelling. */
  example: string
  note: string
}

/** What the masked route is called in the table: its path is the installation's. */
const MASKED_EXAMPLE = '/area-abbonati'

const fixedRoutes = FIXED_PAGE_NAMES.map((name): Route => {
  const { path, note, pages, onlyOutsideProduction } = findFixedPage(name)
  const limits = onlyOutsideProduction ? '; only outside production, never indexed' : ''
  return {
    pattern: `${path ?? '{token}'}${pages ? '[/page_{n}]' : ''}`,
    family: 'fixed',
    page: name,
    example: path ?? MASKED_EXAMPLE,
    note: `${note}${limits}`,
  }
})

const row = (pattern: string, family: AddressType, example: string, note: string): Route => ({
  pattern,
  family,
  page: null,
  example,
  note,
})

const SEARCH_PARTS = '[/{part}…/s]'

const families: readonly Route[] = [
  row('/', 'home', '/', 'home'),
  row('/news/latest[/page_{n}]', 'latest', '/news/latest', 'latest news'),
  row('/news/{section…}[/page_{n}]', 'section', '/news/sport/calcio/page_2', 'a section, up to four deep'),
  row(
    '/news/{section…}/{slug}/{id}',
    'story',
    '/news/attualita/cronaca/il-ponte/7242',
    'a story by section: canonical by its first',
  ),
  row(
    '/news/tag/{tag}_{id}/{slug}/{id}',
    'storyByTag',
    '/news/tag/piena-del-po_31/il-po-scende/7242',
    'a story by tag',
  ),
  row(
    '/news/autore/{journalist}/{slug}/{id}',
    'storyByJournalist',
    '/news/autore/marta-valdonica/il-ponte/7242',
    'a story by journalist',
  ),
  row('/tag/{slug}[/page_{n}]', 'tag', '/tag/bobbio', 'stories of a tag'),
  row('/tag/{slug}/multimedia[/page_{n}]', 'tagMultimedia', '/tag/bobbio/multimedia', 'multimedia items of a tag'),
  row('/tag/{slug}/eventi[/page_{n}]', 'tagEvents', '/tag/bobbio/eventi/page_2', 'events of a tag'),
  row('/autore/{slug}[/page_{n}]', 'journalist', '/autore/marta-valdonica', 'a journalist'),
  row('/multimedia/folder/{slug}[/page_{n}]', 'folder', '/multimedia/folder/video', 'a multimedia folder'),
  row('/multimedia/detail/{slug-id}', 'multimedia', '/multimedia/detail/la-fiera-40018', 'a multimedia item'),
  row(
    '/multimedia/detail/{folder}/{slug-id}',
    'multimedia',
    '/multimedia/detail/teleliberta/il-tg-delle-13-40017',
    'a multimedia item by folder',
  ),
  row(
    '/multimedia/detail/tag/{tag}/{slug-id}',
    'multimediaByTag',
    '/multimedia/detail/tag/bobbio/la-fiera-40018',
    'a multimedia item by tag',
  ),
  row('/event/{slug-id}', 'event', '/event/sagra-della-coppa-9001', 'an event'),
  row(
    '/event/categoria/{category}/{slug-id}',
    'eventByCategory',
    '/event/categoria/sagre/sagra-della-coppa-9001',
    'an event by category',
  ),
  row('/event/tipo/{type}/{slug-id}', 'eventByType', '/event/tipo/festa/sagra-della-coppa-9001', 'an event by type'),
  row('/event/tag/{tag}/{slug-id}', 'eventByTag', '/event/tag/bobbio/sagra-della-coppa-9001', 'an event by tag'),
  row(
    '/event/event-category/rassegna/{slug}[/page_{n}]',
    'eventCategory',
    '/event/event-category/rassegna/rassegne',
    'events of a series',
  ),
  row('/events/{slug}[/page_{n}]', 'events', '/events/sagre', 'events of a category or of a type'),
  row(
    '/necrologie/list[/page_{n}]',
    'obituaries',
    '/necrologie/list?query=rossi&comune=bobbio&periodo=mese',
    'obituaries: `?query={name}` seeks a name, `comune={slug}` a town that notices name, `periodo={period}` those of the last days',
  ),
  row('/necrologie/{id}', 'obituary', '/necrologie/5001', 'an obituary'),
  row(
    '/who-we-are/la-redazione/staff/{slug}',
    'staffMember',
    '/who-we-are/la-redazione/staff/marta-valdonica',
    'a member of the newsroom',
  ),
  row(
    '/who-we-are/work-with-us/position/{slug}',
    'position',
    '/who-we-are/work-with-us/position/redattore-web',
    'an open position',
  ),
  row(
    `/ricerca${SEARCH_PARTS}`,
    'search',
    '/ricerca/query_po%20in%20piena/zones_val-trebbia/page_2/s',
    'search of the site',
  ),
  row(
    `/news/ricerca${SEARCH_PARTS}`,
    'search',
    '/news/ricerca/query_ponte/dateFrom_1767222000000/s',
    'search of stories',
  ),
  row(
    `/eventi/ricerca[/oggi]${SEARCH_PARTS}`,
    'search',
    '/eventi/ricerca/oggi',
    'search of events; `oggi` and `fine-settimana` move with the calendar',
  ),
  row(
    `/multimedia/folder/teleliberta/ricerca${SEARCH_PARTS}`,
    'search',
    '/multimedia/folder/teleliberta/ricerca/query_tg/s',
    'search of the local TV',
  ),
  row(
    '/{section…}[/page_{n}]',
    'category',
    '/cronaca',
    'catch-all: a section without its prefix; canonical is the section',
  ),
  row(
    '/{section…}/{slug}/{id}',
    'article',
    '/cronaca/il-ponte/7242',
    'catch-all: a story without its prefix; canonical is the story',
  ),
  row(
    '/area-riservata[/{slug…}]',
    'reservedArea',
    '/area-riservata/salvati',
    'reserved area: home for those not signed in',
  ),
]

/** Every route of requirements 2: the fixed ones, then the families. */
export const ROUTES: readonly Route[] = [...fixedRoutes, ...families]
