import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { FIXED_PAGE_NAMES } from './fixed-page.table.ts'
import type { SiteAddress } from './site-address.types.ts'

const search = { ...EMPTY_SEARCH, text: 'po' }

/** One address of each family, by which a grammar is tried: settings under which two families share a form are refused. */
export const ADDRESS_PROBES: readonly SiteAddress[] = [
  { type: 'home' },
  { type: 'latest', page: 2 },
  { type: 'section', sectionPath: 'uno/due', page: 2 },
  { type: 'category', sectionPath: 'uno/due', page: 2 },
  { type: 'tag', slug: 'uno', page: 2 },
  { type: 'tagMultimedia', slug: 'uno', page: 2 },
  { type: 'tagEvents', slug: 'uno', page: 2 },
  { type: 'journalist', slug: 'uno', page: 2 },
  { type: 'folder', slug: 'uno', page: 2 },
  { type: 'eventCategory', slug: 'uno', page: 2 },
  { type: 'events', slug: 'uno', page: 2 },
  { type: 'story', sectionPath: 'uno/due', slug: 'tre', id: 4 },
  { type: 'story', sectionPath: 'uno', slug: 'tre', id: 4 },
  { type: 'article', sectionPath: 'uno/due', slug: 'tre', id: 4 },
  { type: 'storyByTag', tagSlug: 'uno', tagId: 2, slug: 'tre', id: 4 },
  { type: 'storyByJournalist', journalistSlug: 'uno', slug: 'tre', id: 4 },
  { type: 'multimedia', folderSlug: null, slug: 'uno-4', id: 4 },
  { type: 'multimedia', folderSlug: 'uno', slug: 'due-4', id: 4 },
  { type: 'multimediaByTag', tagSlug: 'uno', slug: 'due-4', id: 4 },
  { type: 'event', slug: 'uno-4', id: 4 },
  { type: 'eventByCategory', filterSlug: 'uno', slug: 'due-4', id: 4 },
  { type: 'eventByType', filterSlug: 'uno', slug: 'due-4', id: 4 },
  { type: 'eventByTag', filterSlug: 'uno', slug: 'due-4', id: 4 },
  { type: 'obituaries', page: 2, query: 'uno', town: 'due', period: 'mese' },
  { type: 'obituaries', page: 2, query: null, town: 'due', period: 'mese' },
  { type: 'obituary', id: 4 },
  { type: 'staffMember', slug: 'uno' },
  { type: 'position', slug: 'uno' },
  { type: 'search', scope: 'site', search },
  { type: 'search', scope: 'news', search },
  { type: 'search', scope: 'events', search },
  { type: 'search', scope: 'teleliberta', search },
  ...FIXED_PAGE_NAMES.map((name): SiteAddress => ({ type: 'fixed', name, page: 1, query: {} })),
  { type: 'reservedArea', path: 'uno/due' },
]
