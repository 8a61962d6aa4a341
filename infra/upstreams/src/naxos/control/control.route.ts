import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ALL_STORIES } from '../archive/story-keys.ts'
import type { Editor } from '../edits/editor.ts'
import type { StoredStory } from '../edits/story-store.ts'
import { composeHead } from '../forms/compose-text.ts'
import { slugStory } from '../../content/catalogue/slugify.ts'
import { idParameter } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import {
  configurationOrderSchema,
  frontOrderSchema,
  publishOrderSchema,
  updateOrderSchema,
  type StorySummary,
} from './story-order.schema.ts'
import { draftChanges, draftStory, OrderError } from './take-order.ts'

const listQuerySchema = z.object({ count: z.coerce.number().int().min(1).max(100).default(20) })

/** The editor's part of `/_control`: publish, update and withdraw stories, lay the front, set the topics of the day. */
export function addEditorRoutes(scope: FastifyInstance, newsroom: Newsroom, editor: Editor): void {
  const { store } = newsroom
  const summary = (id: number): StorySummary | null => {
    const story = store.find(id, newsroom.now())
    return story ? writeSummary(newsroom, story) : null
  }
  const layFront = async (id: number, { lead, live }: { lead?: boolean; live?: boolean }, title: string) => {
    if (!lead && !live) return
    await editor.act({
      type: 'front',
      at: newsroom.now(),
      ...(lead ? { lead: id } : {}),
      ...(live ? { live: { story: id, title } } : {}),
    })
  }

  scope.setErrorHandler((error, _, reply) => {
    if (error instanceof OrderError || error instanceof z.ZodError) return refuse(reply, 400, explain(error))
    const status = isClientError(error) ? error.statusCode : 500
    return refuse(reply, status, error instanceof Error ? error.message : String(error))
  })

  scope.get('/ready', async () => ({
    ready: true,
    stories: store.count(ALL_STORIES, newsroom.now()),
    indexed: Number(newsroom.search.progress.toFixed(4)),
    rssMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
  }))

  scope.get('/stories', async (request) => {
    const { count } = listQuerySchema.parse(request.query)
    const { ids } = store.page(ALL_STORIES, 1, count, newsroom.now())
    return { stories: ids.map((id) => summary(id)) }
  })

  scope.post('/stories', async (request, reply) => {
    const order = publishOrderSchema.parse(request.body)
    const id = store.freeId
    await editor.act({ type: 'publish', at: newsroom.now(), id, fields: draftStory(newsroom, order) })
    await layFront(id, pickPlacing(order), order.title)
    return reply.code(201).send(summary(id))
  })

  scope.patch('/stories/:id', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    const order = updateOrderSchema.parse(request.body)
    const story = store.find(id, newsroom.now())
    if (!story) return refuse(reply, 404, `there is no story ${id}`)
    if (story.withdrawn) return refuse(reply, 409, `story ${id} was withdrawn`)
    const fields = draftChanges(newsroom, order, story)
    const { lead, live } = pickPlacing(order)
    if (Object.keys(fields).length === 0 && !lead && !live) return refuse(reply, 400, 'nothing to change was given')
    if (Object.keys(fields).length > 0) await editor.act({ type: 'update', at: newsroom.now(), id, fields })
    const changed = summary(id)
    await layFront(id, { ...(lead ? { lead } : {}), ...(live ? { live } : {}) }, changed?.title ?? '')
    return reply.send(changed)
  })

  scope.delete('/stories/:id', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    const story = store.find(id, newsroom.now())
    if (!story) return refuse(reply, 404, `there is no story ${id}`)
    if (!story.withdrawn) await editor.act({ type: 'withdraw', at: newsroom.now(), id })
    return reply.send(summary(id))
  })

  scope.post('/front', async (request, reply) => {
    const { lead, live, breaking } = frontOrderSchema.parse(request.body)
    for (const id of [lead, live?.story, breaking?.story]) {
      if (id !== undefined && !store.findOpen(id, newsroom.now())) return refuse(reply, 404, `there is no story ${id}`)
    }
    const laid = live ? { story: live.story, title: live.title ?? summary(live.story)?.title ?? '' } : live
    await editor.act({
      type: 'front',
      at: newsroom.now(),
      ...(lead === undefined ? {} : { lead }),
      ...(laid === undefined ? {} : { live: laid }),
      ...(breaking === undefined
        ? {}
        : { breaking: breaking && { story: breaking.story, title: breaking.title ?? null } }),
    })
    const { lead: led, live: shown = null, breaking: broken } = newsroom.frontDesk
    return { lead: led, live: shown, breaking: broken }
  })

  scope.post('/configuration', async (request) => {
    const { trendings } = configurationOrderSchema.parse(request.body)
    await editor.act({ type: 'configuration', at: newsroom.now(), trendings })
    return { trendings }
  })
}

function pickPlacing({ lead, live }: { lead?: boolean | undefined; live?: boolean | undefined }) {
  return { ...(lead === undefined ? {} : { lead }), ...(live === undefined ? {} : { live }) }
}

function writeSummary({ seed, pathOf }: Newsroom, story: StoredStory): StorySummary {
  const { title } = composeHead(seed, story)
  const { id, sections, publishedAt } = story.facts
  return {
    id,
    title,
    path: pathOf({ id, slug: slugStory(title), sections }),
    publishedAt: writeRomeTime(publishedAt),
    withdrawn: story.withdrawn,
  }
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: status === 500 ? 'server_error' : 'refused', message })
}

function explain(error: OrderError | z.ZodError): string {
  if (error instanceof OrderError) return error.message
  return error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')
}

function isClientError(error: unknown): error is { statusCode: number } {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null
  return typeof status === 'number' && status < 500
}
