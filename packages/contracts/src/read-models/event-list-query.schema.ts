import { z } from 'zod'
import { eventTypeSchema } from '../events/event.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import type { QueryCodec } from './define-read-route.ts'
import { buildEventListId } from './list-id.ts'
import type { EventListKey } from './list-id.ts'
import { countGiven, pageParameterSchema, writePage } from './read-parameter.schema.ts'

const eventListQuerySchema = z
  .object({
    category: slugSchema.optional().describe('Slug of an event category'),
    type: eventTypeSchema.optional().describe('rassegna is a series over several days or weeks'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    page: pageParameterSchema,
  })
  .refine(({ category, type, tag }) => countGiven([category, type, tag]) <= 1, {
    message: 'only one of category, type and tag is asked for',
  })

/** The query of a list of events: a category, a type, a tag, or none of them for all that are not over; and a page. */
export const EVENT_LIST_QUERY: QueryCodec<typeof eventListQuerySchema, EventListKey> = {
  schema: eventListQuerySchema,
  read({ category, type, tag, page }) {
    if (category !== undefined) return { type: 'category', slug: category, page }
    if (type !== undefined) return { type: 'eventType', slug: type, page }
    return tag === undefined ? { type: 'upcoming', page } : { type: 'tag', slug: tag, page }
  },
  write(key) {
    const page = writePage(key.page)
    if (key.type === 'upcoming') return { page }
    return { [key.type === 'eventType' ? 'type' : key.type]: key.slug, page }
  },
  refer: (key) => ({ model: 'eventList', id: buildEventListId(key) }),
}
