import { z } from 'zod'
import type { CatalogueEvent } from '../../content/catalogue/catalogue.schema.ts'
import { eventsBetween, findEvent } from '../../content/catalogue/events.ts'
import { findObituary, obituariesBetween } from '../../content/catalogue/obituaries.ts'
import { EVENT_CATEGORIES } from '../../content/catalogue/event-categories.table.ts'
import { romeDay, romeInstant } from '../../content/rome-calendar.ts'
import { DAYS_BACK, newestTime } from '../calendar/read-calendar.ts'
import { eventFormSchema, obituaryFormSchema } from '../forms/catalogue-form.schema.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, optionalDay, optionalId, pageQuery, slugText } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { readDateRange } from '../search/read-date-range.ts'
import { splitWords } from '../search/tokenize.ts'

const dates = { date_from: optionalDay, date_to: optionalDay }

const eventQuery = pageQuery.extend({
  ...dates,
  /** Id or slug. */
  category: z.string().max(160).optional(),
  type: z.enum(['evento', 'rassegna']).optional(),
  tag: slugText.optional(),
  location: optionalId,
})
const obituaryQuery = pageQuery.extend({ ...dates, query: z.string().max(120).default('') })

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
  defineRoute({
    kind: 'obituary/list',
    path: '/obituary/list',
    summary: 'Obituaries, newest first; `query` looks in name and town.',
    params: noParameters,
    query: obituaryQuery,
    data: z.array(obituaryFormSchema),
    isList: true,
    answer: ({ seed, calendar, catalogue, now, madeAt }, _, { query, page, page_size, date_from, date_to }): Answer => {
      const range = readDays(date_from, date_to)
      const all = range
        ? obituariesBetween(seed, range.from, Math.min(range.to, romeDay(now())))
        : calendar.obituaries(now())
      const words = splitWords(query)
      const fitting = all.filter(({ name, town, publishedAt }) => {
        const text = splitWords(`${name} ${town}`)
        return Date.parse(publishedAt) <= now() && words.every((word) => text.some((own) => own.startsWith(word)))
      })
      return {
        status: 'found',
        stamp: { at: newestTime(fitting) || madeAt, revision: 0 },
        list: { total: fitting.length, page, page_size },
        data: () => pageOf(fitting, page, page_size).map((obituary) => catalogue.obituary(obituary)),
      }
    },
  }),
  defineRoute({
    kind: 'obituary',
    path: '/obituary/:id',
    summary: 'One obituary.',
    params: idParameter,
    query: noParameters,
    data: obituaryFormSchema,
    answer: ({ seed, catalogue, now }, { id }): Answer => {
      const obituary = findObituary(seed, id)
      if (!obituary || Date.parse(obituary.publishedAt) > now()) return NOT_FOUND
      return {
        status: 'found',
        stamp: { at: newestTime([obituary]), revision: 0 },
        data: () => catalogue.obituary(obituary),
      }
    },
  }),
]

/** Days of Rome, no more than a year of them; null where no date is given. */
function readDays(from: string | undefined, to: string | undefined): { from: number; to: number } | null {
  const range = readDateRange({ date: undefined, dateFrom: from, dateTo: to, forceWholeDay: true })
  if (!range) return null
  const last = range.to === Infinity ? romeDay(range.from) + DAYS_BACK : romeDay(range.to)
  const first = range.from === 0 ? last - DAYS_BACK : romeDay(range.from)
  return { from: first, to: Math.min(last, first + DAYS_BACK) }
}

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
