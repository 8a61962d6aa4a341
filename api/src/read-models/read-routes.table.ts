import { FRONT_ROUTES } from '../fronts/front-routes.table.ts'
import { SECTION_ROUTES } from '../sections/section-routes.table.ts'
import { STORY_ROUTES } from '../stories/story-routes.table.ts'
import { WEATHER_ROUTES } from '../weather/weather-routes.table.ts'
import type { ReadRoute } from './read-route.ts'

/** Every hot read of the API. Routes and documentation are made from this and from nothing else. */
export const READ_ROUTES: readonly ReadRoute[] = [
  ...SECTION_ROUTES,
  ...FRONT_ROUTES,
  ...STORY_ROUTES,
  ...WEATHER_ROUTES,
]
