import type { FixedPageName } from '@liberta/addresses/fixed-page.table'
import { AGENDA_PAGE } from '../pages/event/event-list.pages.tsx'
import { AUTHORIZE_PAGE, LOGIN_PAGE } from '../pages/account/account.pages.tsx'
import { GALLERY_VIEWER_PAGE } from '../pages/multimedia/gallery-viewer.page.tsx'
import { SHORT_VIDEOS_PAGE } from '../pages/multimedia/short-videos.page.tsx'
import { PROGRAMMES_PAGE, TELEVISION_PAGE } from '../pages/multimedia/television.pages.tsx'
import { NEWSROOM_PAGE } from '../pages/people/staff.pages.tsx'
import { WORK_PAGE } from '../pages/people/work.pages.tsx'
import { PODCASTS_PAGE } from '../pages/podcast/podcasts.page.tsx'
import { FEEDS_PAGE } from '../pages/services/feeds.page.tsx'
import { FOOD_PAGE } from '../pages/services/food.page.tsx'
import { LETTERS_PAGE } from '../pages/services/letters.page.tsx'
import { NEWSLETTERS_PAGE } from '../pages/services/newsletters.page.tsx'
import { PLANS_PAGE } from '../pages/services/plans.page.tsx'
import { SURVEY_PAGE } from '../pages/survey/survey.page.tsx'
import { TAGS_PAGE } from '../pages/topics/tags.page.tsx'
import { TOPICS_PAGE } from '../pages/topics/topics.page.tsx'
import {
  ICONS_PAGE,
  COMPONENT_GALLERY_PAGE,
  TEST_RESERVED_AREA_PAGE,
} from '../pages/internal/component-gallery.pages.tsx'
import { TEXT_PAGES } from '../pages/text/text.pages.tsx'
import type { Page } from '../page-definition/page-definition.tsx'

/** The page of every fixed route (requirements 2.2 to 2.43). */
export const FIXED_PAGES: Readonly<Record<FixedPageName, Page<'fixed'>>> = {
  ...TEXT_PAGES,
  authorizeSso: AUTHORIZE_PAGE,
  login: LOGIN_PAGE,
  laRedazione: NEWSROOM_PAGE,
  workWithUs: WORK_PAGE,
  lifestyleFood: FOOD_PAGE,
  letterToEditor: LETTERS_PAGE,
  newsletter: NEWSLETTERS_PAGE,
  abbonamenti: PLANS_PAGE,
  surveyDetail: SURVEY_PAGE,
  tags: TAGS_PAGE,
  topics: TOPICS_PAGE,
  icons: ICONS_PAGE,
  subjects: COMPONENT_GALLERY_PAGE,
  testReservedArea: TEST_RESERVED_AREA_PAGE,
  eventi: AGENDA_PAGE,
  teleliberta: TELEVISION_PAGE,
  telelibertaPrograms: PROGRAMMES_PAGE,
  videoShort: SHORT_VIDEOS_PAGE,
  galleryViewer: GALLERY_VIEWER_PAGE,
  podcast: PODCASTS_PAGE,
  rss: FEEDS_PAGE,
}
