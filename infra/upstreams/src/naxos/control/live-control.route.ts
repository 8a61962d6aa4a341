import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { slugStory } from '../../content/catalogue/slugify.ts'
import { readContentOf } from '../../content/read-content.ts'
import { writeRomeTime } from '../../content/rome-calendar.ts'
import { LIVE_SCRIPTS } from '../../content/schemas/live.schema.ts'
import type { ScriptEntry } from '../../content/schemas/live.schema.ts'
import type { Editor } from '../edits/editor.ts'
import type { EntryFields } from '../edits/live-edit.schema.ts'
import { composeHead } from '../forms/compose-text.ts'
import { idParameter } from '../http/parameters.schema.ts'
import type { Newsroom } from '../newsroom.ts'
import { entryOrderSchema, liveOrderSchema, startOrderSchema, type LiveSummary } from './live-order.schema.ts'
import { draftStory, findJournalist, splitText } from './take-order.ts'

const MINUTE_MS = 60_000
const entryParameter = idParameter.extend({ entry: idParameter.shape.id })
const scriptQuery = z.object({ script: z.enum(LIVE_SCRIPTS) })

/** The part of `/_control` that plays live blogs. */
export function addLiveRoutes(scope: FastifyInstance, newsroom: Newsroom, editor: Editor): void {
  const { store, liveDesk, now } = newsroom
  const desk = new LiveActs(newsroom, editor)

  scope.post('/live', async (request, reply) => {
    const { script: name, state } = startOrderSchema.parse(request.body)
    const id = await desk.start(name, state)
    return reply.code(201).send(summarise(newsroom, id))
  })

  /** What of a script has not come yet, for who plays it. */
  scope.get('/live/scripts', async (request) => {
    const { script } = scriptQuery.parse(request.query)
    return { coming: readContentOf('live', script).entries.filter(({ ago }) => ago === null) }
  })

  scope.patch('/live/:id', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    const { state, resumesAt, contactAt } = liveOrderSchema.parse(request.body)
    if (store.findOpen(id, now()) === null) return refuse(reply, id)
    await editor.act({
      type: 'live',
      at: now(),
      id,
      ...(state === undefined ? {} : { state }),
      ...(resumesAt === undefined ? {} : { resumesAt: readTime(resumesAt) }),
      ...(contactAt === undefined ? {} : { contactAt: readTime(contactAt) }),
    })
    if (state === 'ended' && newsroom.frontDesk.live?.story === id) {
      await editor.act({ type: 'front', at: now(), live: null })
    }
    return summarise(newsroom, id)
  })

  scope.post('/live/:id/entries', async (request, reply) => {
    const { id } = idParameter.parse(request.params)
    const { at, ...order } = entryOrderSchema.parse(request.body)
    if (liveDesk.find(id) === null) return refuse(reply, id)
    const entry = await desk.post(id, order, at === undefined ? now() : Date.parse(at))
    return reply.code(201).send({ ...summarise(newsroom, id), entry })
  })

  scope.delete('/live/:id/entries/:entry', async (request, reply) => {
    const { id, entry } = entryParameter.parse(request.params)
    if (liveDesk.find(id)?.entries.some((each) => each.id === entry) !== true) return refuse(reply, id)
    await editor.act({ type: 'dropEntry', at: now(), id, entry })
    return summarise(newsroom, id)
  })
}

type EntryOrder = Omit<ScriptEntry, 'ago'>

/** What an editor does to live blogs, out of several acts. */
class LiveActs {
  private readonly newsroom: Newsroom
  private readonly editor: Editor

  constructor(newsroom: Newsroom, editor: Editor) {
    this.newsroom = newsroom
    this.editor = editor
  }

  /** Publishes the story of a script with what was written before now, and lays it across the front. */
  async start(name: (typeof LIVE_SCRIPTS)[number], state: 'live' | 'paused' | 'ended' = 'live'): Promise<number> {
    const { newsroom, editor } = this
    const { title, standfirst, section, tags, journalists, figure, entries } = readContentOf('live', name)
    const id = newsroom.store.freeId
    const fields = {
      ...draftStory(newsroom, { title, standfirst, section, tags }),
      journalists: journalists.map((slug) => findJournalist(newsroom, slug)),
    }
    await editor.act({ type: 'publish', at: newsroom.now(), id, fields })
    await editor.act({ type: 'live', at: newsroom.now(), id, state, figure })
    const before = entries.flatMap(({ ago, ...entry }) => (ago === null ? [] : [{ ago, entry }]))
    for (const { ago, entry } of before) await this.post(id, entry, newsroom.now() - ago * MINUTE_MS)
    if (state === 'live') await editor.act({ type: 'front', at: newsroom.now(), live: { story: id, title } })
    return id
  }

  /** Writes an entry; gives its number. */
  async post(id: number, order: EntryOrder, time: number): Promise<number> {
    const { newsroom, editor } = this
    const entry = newsroom.liveDesk.freeEntry(id)
    const { figure } = order
    await editor.act({
      type: 'entry',
      at: newsroom.now(),
      id,
      entry,
      time,
      fields: this.draftEntry(order),
      ...(figure === undefined ? {} : { figure }),
    })
    return entry
  }

  private draftEntry({ title, text, quote, by, key, author, place, pinned, picture }: EntryOrder): EntryFields {
    return {
      title,
      text: text.flatMap(splitText),
      quote: quote === undefined ? null : { text: quote, by: by ?? null },
      key: key ?? null,
      pinned: pinned ?? false,
      journalist: author === undefined ? null : findJournalist(this.newsroom, author),
      place: place ?? null,
      picture: picture ?? null,
    }
  }
}

function summarise({ store, liveDesk, pathOf, seed, now }: Newsroom, id: number): LiveSummary {
  const story = store.find(id, now())
  const blog = liveDesk.find(id)
  if (!story || !blog) throw new Error(`story ${id} is no live blog`)
  const { title } = composeHead(seed, story)
  const last = blog.entries.at(-1)
  return {
    id,
    title,
    path: pathOf({ id, slug: slugStory(title), sections: story.facts.sections }),
    state: blog.state,
    entries: blog.entries.length,
    lastAt: last ? writeRomeTime(last.time) : null,
  }
}

function readTime(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

function refuse(reply: FastifyReply, id: number): FastifyReply {
  return reply.code(404).send({ error: 'refused', message: `there is no such live blog or entry in story ${id}` })
}
