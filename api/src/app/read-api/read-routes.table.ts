import { EVENT_ROUTES } from '../../read-api/routes/event-routes.table.ts'
import { FRONT_ROUTES } from '../../read-api/routes/front-routes.table.ts'
import { LETTER_ROUTES } from '../../read-api/routes/letter-routes.table.ts'
import { MULTIMEDIA_ROUTES } from '../../read-api/routes/multimedia-routes.table.ts'
import { OBITUARY_ROUTES } from '../../read-api/routes/obituary-routes.table.ts'
import { PAGE_ROUTES } from '../../read-api/routes/page-routes.table.ts'
import { JOURNALIST_ROUTES } from '../../read-api/routes/journalist-routes.table.ts'
import { PODCAST_ROUTES } from '../../read-api/routes/podcast-routes.table.ts'
import { REDIRECT_ROUTES } from '../../read-api/routes/redirect-routes.table.ts'
import { SEARCH_ROUTES } from '../../read-api/routes/search-routes.table.ts'
import { SECTION_ROUTES } from '../../read-api/routes/section-routes.table.ts'
import { STORY_ROUTES } from '../../read-api/routes/story-routes.table.ts'
import { SUBSCRIPTION_ROUTES } from '../../read-api/routes/subscription-routes.table.ts'
import { SURVEY_ROUTES } from '../../read-api/routes/survey-routes.table.ts'
import { WEATHER_ROUTES } from '../../read-api/routes/weather-routes.table.ts'
import type { ReadRoute } from '../../read-api/read-route.ts'

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
