import { z } from 'zod'
import type { Obituary } from '../../content/catalogue/catalogue.schema.ts'
import { findObituary, obituariesBetween } from '../../content/catalogue/compose-obituary.ts'
import { romeDay } from '../../content/rome-calendar.ts'
import { newestTime, readDays } from '../calendar/read-calendar.ts'
import { obituaryFormSchema, obituaryTownFormSchema } from '../forms/catalogue-form.schema.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, optionalDay, pageQuery, slugText } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { splitWords } from '../search/tokenize.ts'
import { slugify } from '../../content/catalogue/slugify.ts'

/** The towns that notices name, each once, with the slug by which its notices are asked for; in the order of the alphabet. */
export function listTowns(obituaries: readonly Pick<Obituary, 'town'>[]): { slug: string; name: string }[] {
  const names = [...new Set(obituaries.map(({ town }) => town))]
  return names.toSorted((one, other) => one.localeCompare(other, 'it')).map((name) => ({ slug: slugify(name), name }))
}

const listQuery = pageQuery.extend({
  date_from: optionalDay,
  date_to: optionalDay,
  query: z.string().max(120).default(''),
  /** Slug. */
  town: slugText.optional(),
})

export const obituaryRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'obituary/list',
    path: '/obituary/list',
    summary: 'Obituaries, newest first; `query` looks in name and town.',
    params: noParameters,
    query: listQuery,
    data: z.array(obituaryFormSchema),
    isList: true,
    answer: (newsroom, _, query): Answer => {
      const { page, page_size } = query
      const town = listTowns(yearOf(newsroom)).find(({ slug }) => slug === query.town)
      if (query.town !== undefined && town === undefined) return NOT_FOUND
      const fitting = readObituaries(newsroom, query).filter(
        (obituary) => holdsWords(obituary, query.query) && (town === undefined || obituary.town === town.name),
      )
      return {
        status: 'found',
        stamp: stampOf(newsroom, fitting),
        list: { total: fitting.length, page, page_size },
        data: () => pageOf(fitting, page, page_size).map((obituary) => newsroom.catalogue.obituary(obituary)),
      }
    },
  }),
  defineRoute({
    kind: 'obituary_town/list',
    path: '/obituary_town/list',
    summary: 'The towns that the obituaries of the last year name.',
    params: noParameters,
    query: noParameters,
    data: z.array(obituaryTownFormSchema),
    answer: (newsroom): Answer => {
      const obituaries = yearOf(newsroom)
      return { status: 'found', stamp: stampOf(newsroom, obituaries), data: () => listTowns(obituaries) }
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

function yearOf({ calendar, now }: Newsroom): readonly Obituary[] {
  return calendar.obituaries(now())
}

/** Those of the days that are asked for, and of the last year where none are. */
function readObituaries(newsroom: Newsroom, query: z.infer<typeof listQuery>): readonly Obituary[] {
  const { seed, now } = newsroom
  const range = readDays(query.date_from, query.date_to)
  if (!range) return yearOf(newsroom)
  const obituaries = obituariesBetween(seed, range.from, Math.min(range.to, romeDay(now())))
  return obituaries.filter(({ publishedAt }) => Date.parse(publishedAt) <= now())
}

function holdsWords({ name, town }: Obituary, query: string): boolean {
  const text = splitWords(`${name} ${town}`)
  return splitWords(query).every((word) => text.some((own) => own.startsWith(word)))
}

/** What reaches back some days loses one of them at midnight: its list changes then, and never goes back to an older time. */
function stampOf({ calendar, now }: Newsroom, obituaries: readonly Obituary[]): { at: number; revision: number } {
  return { at: Math.max(newestTime(obituaries), calendar.startOfDay(now())), revision: 0 }
}
