import { eventTypeSchema } from '@liberta/contracts/events/event.schema'
import { slugSchema } from '@liberta/contracts/sections/section.schema'
import { z } from 'zod'
import { countGiven, pageParameterSchema } from '../route-parameter.schema.ts'

/** The query of a list of events: a category, a type, a tag, or none of them for all that are not over; and a page. */
export const eventListQuerySchema = z
  .object({
    category: slugSchema.optional().describe('Slug of an event category'),
    type: eventTypeSchema.optional().describe('rassegna is a series over several days or weeks'),
    tag: slugSchema.optional().describe('Slug of a tag'),
    page: pageParameterSchema,
  })
  .refine(({ category, type, tag }) => countGiven([category, type, tag]) <= 1, {
    message: 'only one of category, type and tag is asked for',
  })

export type EventListQuery = z.output<typeof eventListQuerySchema>
