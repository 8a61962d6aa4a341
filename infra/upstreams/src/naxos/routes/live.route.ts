import { z } from 'zod'
import { liveEntryFormSchema } from '../forms/compose-live-forms.ts'
import { hiddenNamesOf } from '../forms/compose-trust.ts'
import { NOT_FOUND, type Answer } from '../http/answer.types.ts'
import { defineRoute, type NaxosRoute } from '../http/naxos-route.ts'
import { idParameter, noParameters, pageQuery } from '../http/parameters.schema.ts'
import type { DeskBlog } from '../edits/live-desk.ts'
import type { Newsroom } from '../newsroom.ts'

const entryParameters = idParameter.extend({ entry: idParameter.shape.id })

/** The entries of live stories. */
export const liveRoutes: readonly NaxosRoute[] = [
  defineRoute({
    kind: 'story/entries',
    path: '/story/:id/entries',
    summary: 'Entries of a live story, oldest first: a page that is full stays as it is when entries come.',
    params: idParameter,
    query: pageQuery,
    data: z.array(liveEntryFormSchema),
    isList: true,
    answer: (newsroom, { id }, { page, page_size: pageSize }): Answer =>
      answerOf(newsroom, id, ({ entries }) => ({
        status: 'found',
        stamp: newsroom.store.storyStamp(id, newsroom.now()),
        list: { total: entries.length, page, page_size: pageSize },
        data: () => entries.slice((page - 1) * pageSize, page * pageSize).map(newsroom.liveForms.entry),
      })),
  }),
  defineRoute({
    kind: 'story/entry',
    path: '/story/:id/entry/:entry',
    summary: 'One entry of a live story.',
    params: entryParameters,
    query: noParameters,
    data: liveEntryFormSchema,
    answer: (newsroom, { id, entry }): Answer =>
      answerOf(newsroom, id, ({ entries, withdrawn }, isAnonymised) => {
        if (withdrawn.has(entry)) return { status: 'withdrawn' }
        const found = entries.find((each) => each.id === entry)
        if (!found) return NOT_FOUND
        // What is hidden in it was said of the whole story, and later.
        const hiddenAt = isAnonymised ? newsroom.store.storyStamp(id, newsroom.now()).at : 0
        const stamp = { at: Math.max(found.changedAt, hiddenAt), revision: 0 }
        return { status: 'found', stamp, data: () => newsroom.liveForms.entry(found) }
      }),
  }),
]

/** Beside the entries stands which names are hidden: their words are the story's. */
function answerOf(newsroom: Newsroom, id: number, answer: (blog: DeskBlog, isAnonymised: boolean) => Answer): Answer {
  const story = newsroom.store.find(id, newsroom.now())
  if (story?.withdrawn) return { status: 'withdrawn' }
  const blog = story ? newsroom.liveDesk.find(id) : null
  if (story === null || blog === null) return NOT_FOUND
  const anonymise = hiddenNamesOf(story)
  const found = answer(blog, anonymise.length > 0)
  if (found.status !== 'found') return found
  return { ...found, variant: JSON.stringify(anonymise), extra: { anonymise } }
}
