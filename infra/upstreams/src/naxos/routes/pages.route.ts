import { z } from 'zod'
import {
  editorialPageSchema,
  letterSchema,
  newsletterSchema,
  planSchema,
  surveySchema,
} from '../../content/catalogue/catalogue.schema.ts'
import { EDITORIAL_PAGES } from '../../content/catalogue/editorial-pages.table.ts'
import { lettersUpTo } from '../../content/catalogue/letters.ts'
import { NEWSLETTERS } from '../../content/catalogue/newsletters.table.ts'
import { PLANS } from '../../content/catalogue/plans.table.ts'
import { SURVEYS } from '../../content/catalogue/surveys.table.ts'
import { romeDay } from '../archive/rome-calendar.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { noParameters, pageQuery, slugParameter } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { settled, tableRoute } from './site.route.ts'

const pageFormSchema = editorialPageSchema.omit({ updatedAt: true }).extend({ updated_at: z.string() })
const letterFormSchema = letterSchema.omit({ publishedAt: true }).extend({ published_at: z.string() })

const pages = EDITORIAL_PAGES.map(({ updatedAt, ...page }) => ({ ...page, updated_at: updatedAt }))
const newestPage = Math.max(0, ...pages.map(({ updated_at }) => Date.parse(updated_at)))

export const pageRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'page/list',
    path: '/page/list',
    summary: 'All editorial pages.',
    params: noParameters,
    query: noParameters,
    data: z.array(pageFormSchema),
    answer: (): Answer => ({ status: 'found', stamp: { at: newestPage, revision: 0 }, data: () => pages }),
  }),
  defineRoute({
    kind: 'page',
    path: '/page/:slug',
    summary: 'One editorial page.',
    params: slugParameter,
    query: noParameters,
    data: pageFormSchema,
    answer: (_, { slug }): Answer => {
      const page = pages.find((each) => each.slug === slug)
      if (!page) return NOT_FOUND
      return { status: 'found', stamp: { at: Date.parse(page.updated_at), revision: 0 }, data: () => page }
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
  tableRoute('survey/list', 'Surveys among the readers.', surveySchema, SURVEYS),
  defineRoute({
    kind: 'survey',
    path: '/survey/:slug',
    summary: 'One survey.',
    params: slugParameter,
    query: noParameters,
    data: surveySchema,
    answer: (newsroom, { slug }): Answer => {
      const survey = SURVEYS.find((each) => each.slug === slug)
      return survey ? { status: 'found', stamp: settled(newsroom, 'site'), data: () => survey } : NOT_FOUND
    },
  }),
]

function readLetters({ now }: Newsroom) {
  return lettersUpTo(romeDay(now())).filter(({ publishedAt }) => Date.parse(publishedAt) <= now())
}
