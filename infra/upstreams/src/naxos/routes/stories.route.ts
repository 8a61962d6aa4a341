import { z } from 'zod'
import { journalistKey, sectionKey, tagKey, ALL_STORIES } from '../archive/story-keys.ts'
import { latestStamp, type Stamp } from '../edits/touch-book.ts'
import { newestTime } from '../calendar/read-calendar.ts'
import { storyFullSchema, storyShortSchema } from '../forms/story-form.schema.ts'
import { chooseReadNext } from '../front/choose-read-next.ts'
import { frontHomeSchema } from '../front/front.schema.ts'
import { NOT_FOUND, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, optionalId, pageQuery, slugText } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'

const MOST_IDS = 100

const listQuery = pageQuery.extend({
  section: optionalId,
  tag: slugText.optional(),
  journalist: slugText.optional(),
  ids: z
    .string()
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number()).max(MOST_IDS))
    .optional(),
})

type ListQuery = z.infer<typeof listQuery>

export const storyRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'front/home',
    path: '/front/home',
    summary: 'The home page as the editors laid it out.',
    params: noParameters,
    query: noParameters,
    data: frontHomeSchema,
    answer: (newsroom): Answer => {
      const now = newsroom.now()
      return { status: 'found', stamp: frontStamp(newsroom, now), data: () => newsroom.front(now) }
    },
  }),
  defineRoute({
    kind: 'story/list',
    path: '/story/list',
    summary: 'Stories in short form, newest first: of a section with its descendants, a tag, a journalist, or by id.',
    params: noParameters,
    query: listQuery,
    data: z.array(storyShortSchema),
    isList: true,
    answer: (newsroom, _, query): Answer => listStories(newsroom, query),
  }),
  defineRoute({
    kind: 'story',
    path: '/story/:id',
    summary: 'One story in full form.',
    params: idParameter,
    query: noParameters,
    data: storyFullSchema,
    answer: (newsroom, { id }): Answer => findStory(newsroom, id),
  }),
]

function frontStamp({ store, calendar }: Newsroom, now: number): Stamp {
  const byItself = [
    calendar.startOfDay(now),
    newestTime(calendar.multimedia(now).slice(0, 20)),
    newestTime(calendar.obituaries(now).slice(0, 20)),
  ]
  return latestStamp(
    store.touches.of('front'),
    store.listStamp(ALL_STORIES, now),
    ...byItself.map((at) => ({ at, revision: 0 })),
  )
}

function listStories(newsroom: Newsroom, query: ListQuery): Answer {
  const now = newsroom.now()
  if (query.ids) return listByIds(newsroom, query.ids, now)
  const keys = listKeys(newsroom, query)
  if (!keys) return NOT_FOUND
  const { store, stories } = newsroom
  const [key = ALL_STORIES, ...further] = keys
  const { page, page_size: pageSize } = query
  const found =
    further.length === 0 ? store.page(key, page, pageSize, now) : store.pageUnderAll(keys, page, pageSize, now)
  return {
    status: 'found',
    stamp: latestStamp({ at: newsroom.madeAt, revision: 0 }, ...keys.map((each) => store.listStamp(each, now))),
    list: { total: found.total, page, page_size: pageSize },
    data: () => stories.shorts(found.ids, now),
  }
}

/** Null where a filter names something that does not exist. */
function listKeys({ desk }: Newsroom, { section, tag, journalist }: ListQuery): string[] | null {
  const keys: (string | null)[] = []
  if (section !== undefined) keys.push(desk.sections.some(({ id }) => id === section) ? sectionKey(section) : null)
  if (tag !== undefined) keys.push(keyOf(desk.tags, tag, tagKey))
  if (journalist !== undefined) keys.push(keyOf(desk.journalists, journalist, journalistKey))
  if (keys.includes(null)) return null
  const named = keys.filter((key) => key !== null)
  return named.length === 0 ? [ALL_STORIES] : named
}

function keyOf(
  rows: readonly { id: number; slug: string }[],
  slug: string,
  key: (id: number) => string,
): string | null {
  const row = rows.find((each) => each.slug === slug)
  return row ? key(row.id) : null
}

function listByIds({ store, stories, madeAt }: Newsroom, ids: readonly number[], now: number): Answer {
  const open = ids.filter((id) => store.findOpen(id, now) !== null)
  return {
    status: 'found',
    stamp: latestStamp({ at: madeAt, revision: 0 }, ...ids.map((id) => store.storyStamp(id, now))),
    list: { total: open.length, page: 1, page_size: MOST_IDS },
    data: () => stories.shorts(open, now),
  }
}

function findStory({ store, stories, now: clock }: Newsroom, id: number): Answer {
  const now = clock()
  const story = store.find(id, now)
  if (!story) return NOT_FOUND
  if (story.withdrawn) return { status: 'withdrawn' }
  const next = chooseReadNext(store.archive, story.facts, store.newestBefore(id, story.facts.publishedAt))
  const shown = [id, ...store.archive.childrenOf(story.facts), ...next]
  return {
    status: 'found',
    stamp: latestStamp(...shown.map((each) => store.storyStamp(each, now))),
    data: () => stories.full(story, next, now),
  }
}
