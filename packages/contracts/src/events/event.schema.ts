import { z } from 'zod'
import { pictureSchema } from '../media/picture.schema.ts'
import { slugSchema } from '../sections/section.schema.ts'
import { tagSchema } from '../stories/story.schema.ts'

/** Events on one page of a list. */
export const EVENTS_PER_PAGE = 30

const instantSchema = z.iso.datetime({ offset: true })

/** An event category (requirements 3.26). */
export const eventCategorySchema = z.object({
  id: z.number().int().positive(),
  slug: slugSchema,
  title: z.string().min(1),
})

export const eventCategoryListSchema = z.array(eventCategorySchema)

/** Days of the week, Monday first, as schema.org names them. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const clockSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** When a place is open: on which days, from when to when (`HH:MM`, in Rome). Days that are not named are closed ones. */
export const openingHoursSchema = z
  .array(z.object({ days: z.array(z.enum(WEEKDAYS)).min(1), opens: clockSchema, closes: clockSchema }))
  .min(1)

export const eventLocationSchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  town: z.string().nullable(),
  address: z.string().nullable(),
  /** Nothing where the CMS knows of none. */
  openingHours: openingHoursSchema.optional(),
})

/** `rassegna` is a series over several days or weeks. */
export const eventTypeSchema = z.enum(['evento', 'rassegna'])

/** What a card shows of an event. */
export const eventTeaserSchema = z.object({
  id: z.number().int().positive(),
  /** Ends in the id. */
  slug: slugSchema,
  title: z.string().min(1),
  type: eventTypeSchema,
  categories: z.array(eventCategorySchema),
  location: eventLocationSchema.nullable(),
  startsAt: instantSchema,
  endsAt: instantSchema.nullable(),
  picture: pictureSchema.nullable(),
  /** In words: «Ingresso libero», «12 euro». */
  price: z.string().nullable(),
  /** Whether it takes place: where nothing is said, it does. */
  status: z.enum(['scheduled', 'cancelled']).optional(),
  /** Why it was cancelled, and what takes its place. */
  statusNote: z.string().nullish(),
})

/** A whole event, as its page shows it. */
export const eventSchema = eventTeaserSchema.extend({
  tags: z.array(tagSchema),
  description: z.string().nullable(),
  organiser: z.string().nullable(),
  /** Other events of its first category that are not over. */
  alsoOn: z.array(eventTeaserSchema),
})

/** What a list of events is about. */
const eventSubjectSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('upcoming') }),
  z.object({ type: z.literal('category'), category: eventCategorySchema }),
  z.object({ type: z.literal('eventType'), eventType: eventTypeSchema }),
  z.object({ type: z.literal('tag'), tag: tagSchema }),
])

/** One page of events that are not over, by their beginning. */
export const eventListSchema = z.object({
  subject: eventSubjectSchema,
  page: z.number().int().positive(),
  /** At least 1, also for an empty list. */
  pages: z.number().int().positive(),
  total: z.number().int().nonnegative(),
  events: z.array(eventTeaserSchema),
})

export type EventCategory = z.infer<typeof eventCategorySchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
export type EventLocation = z.infer<typeof eventLocationSchema>
export type EventType = z.infer<typeof eventTypeSchema>
export type EventTeaser = z.infer<typeof eventTeaserSchema>
export type Event = z.infer<typeof eventSchema>
export type EventList = z.infer<typeof eventListSchema>
