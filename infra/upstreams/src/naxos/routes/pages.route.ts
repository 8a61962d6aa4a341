import { z } from 'zod'
import {
  editorialPageSchema,
  letterSchema,
  newsletterSchema,
  planSchema,
  type EditorialPage,
} from '../../content/catalogue/catalogue.schema.ts'
import { latestStamp } from '../edits/touch-book.ts'
import { lettersUpTo } from '../../content/catalogue/letters.ts'
import { NEWSLETTERS, PLANS } from '../../content/catalogue/small-tables.ts'
import { romeDay } from '../../content/rome-calendar.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { noParameters, pageQuery, slugParameter } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { composeSurveyForms, lastFridayNoon, surveyFormSchema } from '../forms/compose-survey-forms.ts'
import { settled, tableRoute } from './site.route.ts'

const pageFormSchema = editorialPageSchema.omit({ updatedAt: true }).extend({ updated_at: z.string() })
const letterFormSchema = letterSchema.omit({ publishedAt: true }).extend({ published_at: z.string() })

const toForm = ({ updatedAt, ...page }: EditorialPage) => ({ ...page, updated_at: updatedAt })

export const pageRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'page/list',
    path: '/page/list',
    summary: 'All editorial pages.',
    params: noParameters,
    query: noParameters,
    data: z.array(pageFormSchema),
    answer: ({ pages, store }): Answer => {
      const all = pages.all()
      const at = Math.max(...all.map(({ updatedAt }) => Date.parse(updatedAt)))
      return {
        status: 'found',
        stamp: { at, revision: store.touches.of('pages').revision },
        data: () => all.map(toForm),
      }
    },
  }),
  defineRoute({
    kind: 'page',
    path: '/page/:slug',
    summary: 'One editorial page.',
    params: slugParameter,
    query: noParameters,
    data: pageFormSchema,
    answer: ({ pages, store }, { slug }): Answer => {
      const page = pages.find(slug)
      if (!page) return NOT_FOUND
      const { revision } = store.touches.of(`page:${slug}`)
      return { status: 'found', stamp: { at: Date.parse(page.updatedAt), revision }, data: () => toForm(page) }
    },
  }),
  defineRoute({
    kind: 'letter/list',
    path: '/letter/list',
    summary: 'Letters to the editor that were published, newest first.',
    params: noParameters,
    query: pageQuery,
    data: z.array(letterFormSchema),
    isList: true,
    answer: (newsroom, _, { page, page_size }): Answer => {
      const letters = readLetters(newsroom)
      return {
        status: 'found',
        stamp: { at: newestTime(letters), revision: 0 },
        list: { total: letters.length, page, page_size },
        data: () =>
          pageOf(letters, page, page_size).map(({ publishedAt, ...letter }) => ({
            ...letter,
            published_at: publishedAt,
          })),
      }
    },
  }),
  tableRoute('plan/list', 'Plans of subscription.', planSchema, PLANS),
  tableRoute('newsletter/list', 'Newsletters that can be subscribed to.', newsletterSchema, NEWSLETTERS),
  defineRoute({
    kind: 'survey/list',
    path: '/survey/list',
    summary: 'Surveys among the readers, the one that runs first.',
    params: noParameters,
    query: noParameters,
    data: z.array(surveyFormSchema),
    answer: (newsroom): Answer => ({
      status: 'found',
      stamp: surveyStamp(newsroom),
      data: () => composeSurveyForms(newsroom.now()),
    }),
  }),
  defineRoute({
    kind: 'survey',
    path: '/survey/:slug',
    summary: 'One survey.',
    params: slugParameter,
    query: noParameters,
    data: surveyFormSchema,
    answer: (newsroom, { slug }): Answer => {
      const survey = composeSurveyForms(newsroom.now()).find((each) => each.slug === slug)
      return survey ? { status: 'found', stamp: surveyStamp(newsroom), data: () => survey } : NOT_FOUND
    },
  }),
]

/** Surveys change when the week's begins anew. */
function surveyStamp(newsroom: Newsroom) {
  return latestStamp(settled(newsroom, 'site'), { at: lastFridayNoon(newsroom.now()), revision: 0 })
}

function readLetters({ now }: Newsroom) {
  return lettersUpTo(romeDay(now())).filter(({ publishedAt }) => Date.parse(publishedAt) <= now())
}
