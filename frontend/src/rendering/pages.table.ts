import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import type { RoutePath } from '@liberta/addresses/list-route-paths'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { EVENT_CATEGORY_PAGE, EVENTS_PAGE, TAG_EVENTS_PAGE } from '../pages/event/event-list.pages.tsx'
import {
  EVENT_BY_CATEGORY_PAGE,
  EVENT_BY_TAG_PAGE,
  EVENT_BY_TYPE_PAGE,
  EVENT_PAGE,
} from '../pages/event/event.pages.tsx'
import { HOME_PAGE } from '../pages/front/home.page.tsx'
import type { SiteSettings } from '../settings/site-facts.ts'
import {
  CATEGORY_PAGE,
  JOURNALIST_PAGE,
  LATEST_PAGE,
  SECTION_PAGE,
  TAG_PAGE,
} from '../pages/story-list/story-list.pages.tsx'
import { FOLDER_PAGE, TAG_MULTIMEDIA_PAGE } from '../pages/multimedia/folder.pages.tsx'
import { MULTIMEDIA_BY_TAG_PAGE, MULTIMEDIA_PAGE } from '../pages/multimedia/multimedia.pages.tsx'
import { SEARCH_PAGE } from '../pages/search/search.page.tsx'
import { OBITUARIES_PAGE, OBITUARY_PAGE } from '../pages/obituary/obituary.pages.tsx'
import { STAFF_MEMBER_PAGE } from '../pages/people/staff.pages.tsx'
import { POSITION_PAGE } from '../pages/people/work.pages.tsx'
import { RESERVED_AREA_PAGE } from '../pages/account/account.pages.tsx'
import { LIVE_ENTRIES_PAGE, LIVE_ENTRY_PAGE, STORY_OR_LIVE_PAGE } from '../pages/live-blog/live-blog.pages.tsx'
import { FIXED_PAGES } from './fixed-pages.table.ts'
import { throwNoContent } from '../page-definition/load-answer.ts'
import type { FoundPage, LoadContext, Page, PageHandle } from '../page-definition/page-definition.tsx'

type Family = Exclude<SiteAddress['type'], 'fixed'>

/** The page of every family of addresses with a parameter (requirements 2.44 to 2.57). */
const PAGES: { readonly [Type in Family]: Page<Type> } = {
  home: HOME_PAGE,
  latest: LATEST_PAGE,
  section: SECTION_PAGE,
  category: CATEGORY_PAGE,
  tag: TAG_PAGE,
  journalist: JOURNALIST_PAGE,
  story: STORY_OR_LIVE_PAGE,
  storyByTag: STORY_OR_LIVE_PAGE,
  storyByJournalist: STORY_OR_LIVE_PAGE,
  article: STORY_OR_LIVE_PAGE,
  liveEntry: LIVE_ENTRY_PAGE,
  livePage: LIVE_ENTRIES_PAGE,
  staffMember: STAFF_MEMBER_PAGE,
  position: POSITION_PAGE,
  reservedArea: RESERVED_AREA_PAGE,
  event: EVENT_PAGE,
  eventByCategory: EVENT_BY_CATEGORY_PAGE,
  eventByType: EVENT_BY_TYPE_PAGE,
  eventByTag: EVENT_BY_TAG_PAGE,
  eventCategory: EVENT_CATEGORY_PAGE,
  events: EVENTS_PAGE,
  tagEvents: TAG_EVENTS_PAGE,
  obituaries: OBITUARIES_PAGE,
  obituary: OBITUARY_PAGE,
  folder: FOLDER_PAGE,
  tagMultimedia: TAG_MULTIMEDIA_PAGE,
  multimedia: MULTIMEDIA_PAGE,
  multimediaByTag: MULTIMEDIA_BY_TAG_PAGE,
  search: SEARCH_PAGE,
}

/** Finds what an address asks for; throws a redirect or a problem where there is no page. */
export function findPage(address: SiteAddress, context: LoadContext): Promise<FoundPage> {
  if (address.type === 'fixed' && isClosed(address.name, context.settings)) return throwNoContent(context.path)
  const page = address.type === 'fixed' ? FIXED_PAGES[address.name] : PAGES[address.type]
  // The row was found by the address's own type, which the compiler cannot follow through the table.
  return (page as Page<SiteAddress['type']>).find(address, context)
}

/** What is known of the pages of a route before one is found. */
export function handleOf({ kind, type }: RoutePath): PageHandle {
  return (type === 'fixed' ? FIXED_PAGES[kind as FixedPageName] : PAGES[type]).handle
}

/** The internal test pages are none where they are closed (requirements 2.41 to 2.43). */
function isClosed(name: FixedPageName, { hasInternalPages }: SiteSettings): boolean {
  return !hasInternalPages && findFixedPage(name).onlyOutsideProduction === true
}
