import type { SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import type { FamilyAddress } from './family.table.ts'
import type { FixedPageName } from './fixed-page.table.ts'
import type { SectionParts, StoryParts } from './story.families.ts'

/** What is searched: the whole site, the stories, the agenda, the television's programmes. */
export type SearchScope = 'site' | 'news' | 'events' | 'teleliberta'

/**
 * What an address of the site asks for (requirements 2). Pages count from 1. The slug of a multimedia item or an event
 * is whole: it ends in the id. `category` and `article` are the catch-all's spellings of a section and of a story.
 */
export type SiteAddress =
  | { type: 'home' }
  | FamilyAddress
  | ({ type: 'category' } & SectionParts)
  | ({ type: 'article' } & StoryParts)
  | { type: 'search'; scope: SearchScope; search: SearchParameters }
  /** `page` is 1 and `query` is empty where the table of fixed pages knows neither. */
  | { type: 'fixed'; name: FixedPageName; page: number; query: Readonly<Record<string, string>> }

export type AddressType = SiteAddress['type']
export type AddressOf<Type extends AddressType> = Extract<SiteAddress, { type: Type }>
