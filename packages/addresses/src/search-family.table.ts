import type { RouteRow } from './family.types.ts'
import type { SearchScope } from './site-address.types.ts'

/** How the addresses of one search are named in `ADDRESS_SETTINGS`, and what they begin and end with where it says nothing. */
export interface SearchFamily extends RouteRow {
  name: string
  prefix: string
  suffix: string
}

const PARTS = '[/{part}…/s]'

/** Every search of the site (requirements 2.68). */
export const SEARCH_FAMILIES = {
  site: {
    name: 'searchSite',
    prefix: 'ricerca',
    suffix: 's',
    pattern: `/ricerca${PARTS}`,
    example: '/ricerca/query_po%20in%20piena/zones_val-trebbia/page_2/s',
    note: 'search of the site',
  },
  news: {
    name: 'searchNews',
    prefix: 'news/ricerca',
    suffix: 's',
    pattern: `/news/ricerca${PARTS}`,
    example: '/news/ricerca/query_ponte/dateFrom_1767222000000/s',
    note: 'search of stories',
  },
  events: {
    name: 'searchEvents',
    prefix: 'eventi/ricerca',
    suffix: 's',
    pattern: `/eventi/ricerca[/oggi]${PARTS}`,
    example: '/eventi/ricerca/oggi',
    note: 'search of events; `oggi` and `fine-settimana` move with the calendar',
  },
  teleliberta: {
    name: 'searchTeleliberta',
    prefix: 'multimedia/folder/teleliberta/ricerca',
    suffix: 's',
    pattern: `/multimedia/folder/teleliberta/ricerca${PARTS}`,
    example: '/multimedia/folder/teleliberta/ricerca/query_tg/s',
    note: 'search of the local TV',
  },
} as const satisfies Readonly<Record<SearchScope, SearchFamily>>

export const SEARCH_SCOPES = Object.keys(SEARCH_FAMILIES) as SearchScope[]
