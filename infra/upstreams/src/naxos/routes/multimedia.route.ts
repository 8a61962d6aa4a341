import { z } from 'zod'
import { PODCASTS } from '../../content/catalogue/small-tables.ts'
import { PROGRAMMES } from '../../content/catalogue/programmes.ts'
import type { Podcast, Programme } from '../../content/catalogue/catalogue.schema.ts'
import { romeDay } from '../../content/rome-calendar.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { multimediaFormSchema, podcastFormSchema, programmeFormSchema } from '../forms/catalogue-form.schema.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, optionalId, pageQuery, slugParameter, slugText } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'

const EPISODES = 20

export const multimediaRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'multimedia/list',
    path: '/multimedia/list',
    summary: 'Videos, galleries and audio of the last year, newest first.',
    params: noParameters,
    query: pageQuery.extend({ folder: optionalId, tag: slugText.optional() }),
    data: z.array(multimediaFormSchema),
    isList: true,
    answer: ({ calendar, catalogue, desk, now, madeAt }, _, { folder, tag, page, page_size }): Answer => {
      const tagId = tag === undefined ? undefined : (desk.tags.find(({ slug }) => slug === tag)?.id ?? 0)
      const fitting = calendar
        .multimedia(now())
        .filter(({ folders, tags }) =>
          folder === undefined || folders.includes(folder) ? tagId === undefined || tags.includes(tagId) : false,
        )
      return {
        status: 'found',
        stamp: { at: newestTime(fitting) || madeAt, revision: 0 },
        list: { total: fitting.length, page, page_size },
        data: () => pageOf(fitting, page, page_size).map((item) => catalogue.multimedia(item)),
      }
    },
  }),
  defineRoute({
    kind: 'multimedia',
    path: '/multimedia/:id',
    summary: 'One video, gallery or audio.',
    params: idParameter,
    query: noParameters,
    data: multimediaFormSchema,
    answer: ({ multimedia, catalogue, now }, { id }): Answer => {
      const item = multimedia.find(id)
      if (!item || Date.parse(item.publishedAt) > now()) return NOT_FOUND
      return { status: 'found', stamp: { at: newestTime([item]), revision: 0 }, data: () => catalogue.multimedia(item) }
    },
  }),
  ...seriesRoutes('podcast', 'podcasts', PODCASTS, podcastFormSchema, answerPodcast),
  ...seriesRoutes('programme', 'programmes of Telelibertà', PROGRAMMES, programmeFormSchema, answerProgramme),
]

interface Thing {
  at: number
  form: () => unknown
}

/** A list and a detail of things that have episodes; each is as new as its newest episode. */
function seriesRoutes<T extends { slug: string }>(
  kind: string,
  plural: string,
  rows: readonly T[],
  form: z.ZodType,
  tell: (newsroom: Newsroom, row: T) => Thing,
): NaxosRoute[] {
  return [
    defineRoute({
      kind: `${kind}/list`,
      path: `/${kind}/list`,
      summary: `All ${plural}, with their episodes.`,
      params: noParameters,
      query: noParameters,
      data: z.array(form),
      answer: (newsroom): Answer => {
        const things = rows.map((row) => tell(newsroom, row))
        const at = Math.max(...things.map((each) => each.at))
        return { status: 'found', stamp: { at, revision: 0 }, data: () => things.map((each) => each.form()) }
      },
    }),
    defineRoute({
      kind,
      path: `/${kind}/:slug`,
      summary: `One of the ${plural}, with its episodes.`,
      params: slugParameter,
      query: noParameters,
      data: form,
      answer: (newsroom, { slug }): Answer => {
        const row = rows.find((each) => each.slug === slug)
        if (!row) return NOT_FOUND
        const things = tell(newsroom, row)
        return { status: 'found', stamp: { at: things.at, revision: 0 }, data: things.form }
      },
    }),
  ]
}

function answerPodcast({ calendar, catalogue, madeAt, now }: Newsroom, podcast: Podcast): Thing {
  const episodes = calendar.episodes(podcast.slug, now())
  return { at: newestTime(episodes) || madeAt, form: () => catalogue.podcast(podcast, episodes) }
}

function answerProgramme({ multimedia, catalogue, madeAt, now }: Newsroom, programme: Programme): Thing {
  const out = multimedia.episodesOf(programme.slug, romeDay(now()), EPISODES)
  const episodes = out.filter(({ publishedAt }) => Date.parse(publishedAt) <= now())
  return { at: newestTime(episodes) || madeAt, form: () => catalogue.programme(programme, episodes) }
}
