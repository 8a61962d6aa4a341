import { EVENT_ROUTES } from '../events/event-routes.table.ts'
import { FRONT_ROUTES } from '../fronts/front-routes.table.ts'
import { LETTER_ROUTES } from '../letters/letter-routes.table.ts'
import { MULTIMEDIA_ROUTES } from '../multimedia/multimedia-routes.table.ts'
import { OBITUARY_ROUTES } from '../obituaries/obituary-routes.table.ts'
import { PAGE_ROUTES } from '../pages/page-routes.table.ts'
import { JOURNALIST_ROUTES } from '../people/journalist-routes.table.ts'
import { PODCAST_ROUTES } from '../podcasts/podcast-routes.table.ts'
import { REDIRECT_ROUTES } from '../redirects/redirect-routes.table.ts'
import { SEARCH_ROUTES } from '../search/search-routes.table.ts'
import { SECTION_ROUTES } from '../sections/section-routes.table.ts'
import { STORY_ROUTES } from '../stories/story-routes.table.ts'
import { SUBSCRIPTION_ROUTES } from '../subscriptions/subscription-routes.table.ts'
import { SURVEY_ROUTES } from '../surveys/survey-routes.table.ts'
import { WEATHER_ROUTES } from '../weather/weather-routes.table.ts'
import type { ReadRoute } from './read-route.ts'

/** Every hot read of the API. Routes and documentation are made from this and from nothing else. */
export const READ_ROUTES: readonly ReadRoute[] = [
  ...SECTION_ROUTES,
  ...FRONT_ROUTES,
  ...STORY_ROUTES,
  ...JOURNALIST_ROUTES,
  ...MULTIMEDIA_ROUTES,
  ...PODCAST_ROUTES,
  ...EVENT_ROUTES,
  ...OBITUARY_ROUTES,
  ...SEARCH_ROUTES,
  ...PAGE_ROUTES,
  ...LETTER_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...SURVEY_ROUTES,
  ...REDIRECT_ROUTES,
  ...WEATHER_ROUTES,
]
