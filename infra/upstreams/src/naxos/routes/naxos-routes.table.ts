import type { NaxosRoute } from '../http/naxos-route.ts'
import { calendarRoutes } from './calendar.route.ts'
import { liveRoutes } from './live.route.ts'
import { multimediaRoutes } from './multimedia.route.ts'
import { obituaryRoutes } from './obituaries.route.ts'
import { pageRoutes } from './pages.route.ts'
import { peopleAndTagRoutes } from './people-and-tags.route.ts'
import { searchRoutes } from './search.route.ts'
import { siteRoutes } from './site.route.ts'
import { storyRoutes } from './stories.route.ts'

/** Every call of docs/naxos.md. Routing, counting and the OpenAPI description are made from it. */
export const NAXOS_ROUTES: readonly NaxosRoute[] = [
  ...siteRoutes,
  ...storyRoutes,
  ...liveRoutes,
  ...peopleAndTagRoutes,
  ...multimediaRoutes,
  ...calendarRoutes,
  ...obituaryRoutes,
  ...pageRoutes,
  ...searchRoutes,
]
