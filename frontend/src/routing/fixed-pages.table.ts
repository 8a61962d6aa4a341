import type { FixedPageName } from '@liberta/contracts/addresses/fixed-page.table'
import { AGENDA_PAGE } from '../events/event-list.pages.tsx'
import { AUTHORIZE_PAGE } from '../account/authorize.page.tsx'
import { LOGIN_PAGE } from '../account/login.page.tsx'
import { GALLERY_VIEWER_PAGE } from '../multimedia/gallery-viewer.page.tsx'
import { SHORT_VIDEOS_PAGE } from '../multimedia/short-videos.page.tsx'
import { PROGRAMMES_PAGE, TELEVISION_PAGE } from '../multimedia/television.pages.tsx'
import { NEWSROOM_PAGE } from '../people/staff.pages.tsx'
import { WORK_PAGE } from '../people/work.pages.tsx'
import { PODCASTS_PAGE } from '../podcasts/podcasts.page.tsx'
import { FOOD_PAGE } from '../services/food.page.tsx'
import { LETTERS_PAGE } from '../services/letters.page.tsx'
import { NEWSLETTERS_PAGE } from '../services/newsletters.page.tsx'
import { PLANS_PAGE } from '../services/plans.page.tsx'
import { SURVEY_PAGE } from '../surveys/survey.page.tsx'
import { TAGS_PAGE } from '../topics/tags.page.tsx'
import { TOPICS_PAGE } from '../topics/topics.page.tsx'
import { ICONS_PAGE, SUBJECTS_PAGE, TEST_RESERVED_AREA_PAGE } from '../subjects/subjects.pages.tsx'
import { TEXT_PAGES } from '../texts/text.pages.tsx'
import type { FindPage } from './page-definition.tsx'

/** The page of every fixed route (requirements 2.2 to 2.43). */
export const FIXED_PAGES: Readonly<Record<FixedPageName, FindPage<'fixed'>>> = {
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
  subjects: SUBJECTS_PAGE,
  testReservedArea: TEST_RESERVED_AREA_PAGE,
  eventi: AGENDA_PAGE,
  teleliberta: TELEVISION_PAGE,
  telelibertaPrograms: PROGRAMMES_PAGE,
  videoShort: SHORT_VIDEOS_PAGE,
  galleryViewer: GALLERY_VIEWER_PAGE,
  podcast: PODCASTS_PAGE,
}
