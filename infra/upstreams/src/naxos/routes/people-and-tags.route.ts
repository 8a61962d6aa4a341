import { z } from 'zod'
import { tagSchema } from '@liberta/contracts/stories/story.schema'
import { journalistFormSchema } from '../forms/catalogue-form.schema.ts'
import { NOT_FOUND, pageOf, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { noParameters, pageQuery, slugParameter } from '../http/parameters.schema.ts'
import { settled } from './site.route.ts'

export const peopleAndTagRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'tag/list',
    path: '/tag/list',
    summary: 'All tags.',
    params: noParameters,
    query: pageQuery,
    data: z.array(tagSchema),
    isList: true,
    answer: (newsroom, _, { page, page_size }): Answer => {
      const { tags } = newsroom.desk
      return {
        status: 'found',
        stamp: settled(newsroom, 'site'),
        list: { total: tags.length, page, page_size },
        data: () => pageOf(tags, page, page_size).map(({ id, slug, name }) => ({ id, slug, name })),
      }
    },
  }),
  defineRoute({
    kind: 'tag',
    path: '/tag/:slug',
    summary: 'One tag.',
    params: slugParameter,
    query: noParameters,
    data: tagSchema,
    answer: (newsroom, params): Answer => {
      const tag = newsroom.desk.tags.find(({ slug }) => slug === params.slug)
      if (!tag) return NOT_FOUND
      const { id, slug, name } = tag
      return { status: 'found', stamp: settled(newsroom, 'site'), data: () => ({ id, slug, name }) }
    },
  }),
  defineRoute({
    kind: 'journalist/list',
    path: '/journalist/list',
    summary: 'All journalists.',
    params: noParameters,
    query: noParameters,
    data: z.array(journalistFormSchema),
    answer: (newsroom): Answer => ({
      status: 'found',
      stamp: settled(newsroom, 'site'),
      data: () => newsroom.desk.journalists.map((journalist) => newsroom.catalogue.journalist(journalist)),
    }),
  }),
  defineRoute({
    kind: 'journalist',
    path: '/journalist/:slug',
    summary: 'One journalist.',
    params: slugParameter,
    query: noParameters,
    data: journalistFormSchema,
    answer: (newsroom, { slug }): Answer => {
      const journalist = newsroom.desk.journalists.find((each) => each.slug === slug)
      if (!journalist) return NOT_FOUND
      return {
        status: 'found',
        stamp: settled(newsroom, 'site'),
        data: () => newsroom.catalogue.journalist(journalist),
      }
    },
  }),
]
