import { z } from 'zod'
import { eventFormSchema, multimediaFormSchema } from '../forms/catalogue-form.schema.ts'
import { storyShortSchema } from '../forms/story-form.schema.ts'
import type { Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { noParameters } from '../http/parameters.schema.ts'
import { searchCalendar } from '../search/search-calendar.ts'
import { searchStories } from '../search/search-stories.ts'
import { searchQuerySchema } from '../search/search-query.schema.ts'

export const searchRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'search',
    path: '/search',
    summary:
      'What matches the words and filters, best first; `complete` is false while the index is still being built.',
    params: noParameters,
    query: searchQuerySchema,
    data: z.array(z.union([storyShortSchema, multimediaFormSchema, eventFormSchema])),
    isList: true,
    answer: (newsroom, _, query): Answer =>
      query.type === 'story' ? searchStories(newsroom, query) : searchCalendar(newsroom, query, query.type),
  }),
]
