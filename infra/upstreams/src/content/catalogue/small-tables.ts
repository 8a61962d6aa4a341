import { readContent } from '../read-content.ts'
import { broadTopics } from '../stories/story-topics.table.ts'
import type {
  CatalogueJournalist,
  CatalogueTopic,
  EventCategory,
  Newsletter,
  Plan,
  Survey,
} from './catalogue.schema.ts'
import { slugify } from './slugify.ts'

/** The subscriptions on offer. */
export const PLANS: readonly Plan[] = readContent('site/plans')

/** The newsletters a reader can ask for. */
export const NEWSLETTERS: readonly Newsletter[] = readContent('site/newsletters')

/** The questions put to the readers. */
export const SURVEYS: readonly Survey[] = readContent('site/surveys')

/** The categories of events. */
export const EVENT_CATEGORIES: readonly EventCategory[] = readContent('events/categories')

/** The podcasts of Libertà, with what their episodes are about. */
export const PODCASTS = readContent('multimedia/podcasts')

/** Who covers a broad subject covers all that it is made of. */
const withLeaves = (topic: CatalogueTopic): CatalogueTopic[] =>
  topic === 'cronaca' || topic === 'opinioni' ? [topic, ...broadTopics[topic]] : [topic]

/** The newsroom: invented people, with invented lives. */
export const JOURNALISTS: readonly CatalogueJournalist[] = readContent('site/journalists').map((row, position) => ({
  id: position + 1,
  slug: slugify(row.name),
  ...row,
  topics: row.topics.flatMap(withLeaves),
}))
