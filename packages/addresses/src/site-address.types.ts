import type { ObituaryFilters } from '@liberta/contracts/obituaries/obituary-filters.schema'
import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { FixedPageName } from './fixed-page.table.ts'

/** What is searched: the whole site, the stories, the agenda, the television's programmes. */
export type SearchScope = 'site' | 'news' | 'events' | 'teleliberta'

/**
 * What an address of the site asks for (requirements 2). Pages count from 1. The slug of a multimedia item or an event
 * is whole: it ends in the id. `category` and `article` are the catch-all's spellings of a section and of a story.
 */
export type SiteAddress =
  | { type: 'home' }
  | { type: 'latest'; page: number }
  | { type: 'section' | 'category'; sectionPath: string; page: number }
  | { type: 'tag' | 'tagMultimedia' | 'tagEvents' | 'journalist' | 'folder'; slug: string; page: number }
  | { type: 'story' | 'article'; sectionPath: string; slug: string; id: number }
  | { type: 'storyByTag'; tagSlug: string; tagId: number; slug: string; id: number }
  | { type: 'storyByJournalist'; journalistSlug: string; slug: string; id: number }
  | { type: 'multimedia'; folderSlug: string | null; slug: string; id: number }
  | { type: 'multimediaByTag'; tagSlug: string; slug: string; id: number }
  | { type: 'event'; slug: string; id: number }
  | { type: 'eventByCategory' | 'eventByType' | 'eventByTag'; filterSlug: string; slug: string; id: number }
  /** A series of events; and the events of a category or of a type. */
  | { type: 'eventCategory' | 'events'; slug: string; page: number }
  | ({ type: 'obituaries'; page: number } & ObituaryFilters)
  | { type: 'obituary'; id: number }
  | { type: 'staffMember' | 'position'; slug: string }
  | { type: 'search'; scope: SearchScope; search: SearchParameters }
  /** `page` is 1 and `query` is empty where the table of fixed pages knows neither. */
  | { type: 'fixed'; name: FixedPageName; page: number; query: Readonly<Record<string, string>> }
  /** `path` is what stands below, without a slash before it; empty for the reserved area itself. */
  | { type: 'reservedArea'; path: string }

export type AddressType = SiteAddress['type']
export type AddressOf<Type extends AddressType> = Extract<SiteAddress, { type: Type }>
