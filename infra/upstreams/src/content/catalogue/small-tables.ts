import { readContent } from '../read-content.ts'
import type { EventCategory, Newsletter, Plan, Survey } from './catalogue.schema.ts'

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
