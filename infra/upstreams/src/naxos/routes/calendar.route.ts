import { z } from 'zod'
import type { CatalogueEvent } from '../../content/catalogue/catalogue.schema.ts'
import { eventsBetween, findEvent } from '../../content/catalogue/events.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/small-tables.ts'
import { romeDay, romeInstant } from '../../content/rome-calendar.ts'
import { readDays } from '../calendar/read-calendar.ts'
import { eventFormSchema } from '../forms/catalogue-form.schema.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, optionalDay, optionalId, pageQuery, slugText } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'

const eventQuery = pageQuery.extend({
  date_from: optionalDay,
  date_to: optionalDay,
  /** Id or slug. */
  category: slugText.optional(),
  type: z.enum(['evento', 'rassegna']).optional(),
  tag: slugText.optional(),
  location: optionalId,
})

export const calendarRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'event/list',
    path: '/event/list',
    summary: 'Events by their beginning; from today on where no date is given.',
    params: noParameters,
    query: eventQuery,
    data: z.array(eventFormSchema),
    isList: true,
    answer: (newsroom, _, query): Answer => {
      const { page, page_size } = query
      const fitting = readEvents(newsroom, query).filter((event) => fits(newsroom, event, query))
      return {
        status: 'found',
        stamp: { at: newsroom.calendar.startOfDay(newsroom.now()), revision: 0 },
        list: { total: fitting.length, page, page_size },
        data: () => pageOf(fitting, page, page_size).map((event) => newsroom.catalogue.event(event)),
      }
    },
  }),
  defineRoute({
    kind: 'event',
    path: '/event/:id',
    summary: 'One event.',
    params: idParameter,
    query: noParameters,
    data: eventFormSchema,
    answer: ({ seed, catalogue, madeAt }, { id }): Answer => {
      const event = findEvent(seed, id)
      if (!event) return NOT_FOUND
      return { status: 'found', stamp: { at: madeAt, revision: 0 }, data: () => catalogue.event(event) }
    },
  }),
]

function readEvents({ seed, calendar, now }: Newsroom, query: z.infer<typeof eventQuery>): readonly CatalogueEvent[] {
  const days = readDays(query.date_from, query.date_to)
  if (days) return eventsBetween(seed, days.from, days.to)
  const today = romeInstant(romeDay(now()), 0)
  return calendar.events(now()).filter(({ periodEnd }) => Date.parse(periodEnd) >= today)
}

function fits({ desk }: Newsroom, event: CatalogueEvent, query: z.infer<typeof eventQuery>): boolean {
  const { category, type, tag, location } = query
  const categoryId = EVENT_CATEGORIES.find(({ id, slug }) => slug === category || String(id) === category)?.id
  const tagId = desk.tags.find(({ slug }) => slug === tag)?.id
  return (
    (category === undefined || (categoryId !== undefined && event.categories.includes(categoryId))) &&
    (type === undefined || event.type === type) &&
    (tag === undefined || (tagId !== undefined && event.tags.includes(tagId))) &&
    (location === undefined || event.location.id === location)
  )
}
