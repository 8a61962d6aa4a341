import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { createLogger } from '@liberta/platform/logging/create-logger'
import type { RawReadModel } from '@liberta/platform/read-models/raw-read-model'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Redis } from 'ioredis'
import { LedgerBacklog } from './ledger-backlog.ts'
import { createNoteBacklogHandler } from './note-backlog.handler.ts'

let database: MigratedDatabase
let orm: MikroORM
let server: TestRedis
let redis: Redis
let backlog: LedgerBacklog
let stored: Map<string, Pick<RawReadModel, 'state' | 'body'>>
let requested: string[]
let alone: string[]
/** Whether the queue takes anything. */
let isTaken: boolean
/** What happens while read models are read. */
let meanwhile: () => Promise<void>

beforeAll(async () => {
  ;[database, server] = await Promise.all([createMigratedDatabase(), startRedis()])
  redis = new Redis(server.url)
  backlog = new LedgerBacklog(redis)
  ;({ orm } = database)
})
afterAll(async () => {
  redis.disconnect()
  await Promise.all([database.drop(), server.stop()])
})
beforeEach(async () => {
  await orm.em.fork().execute('truncate listed_addresses, changed_months')
  await redis.flushall()
  ;[stored, requested, alone, isTaken] = [new Map(), [], [], true]
  meanwhile = () => Promise.resolve()
})

const parts = () => ({
  entities: orm.em,
  store: {
    readRaw: async (reference: ReadModelReference) => {
      await meanwhile()
      return (stored.get(nameReadModel(reference)) ?? null) as RawReadModel | null
    },
  },
  queue: {
    request: ({ id }: { id: string }) => {
      requested.push(id)
      return Promise.resolve(isTaken)
    },
  },
  grammar: createSpecifiedGrammar(),
  backlog,
  noteAlone: (reference: ReadModelReference) => {
    alone.push(nameReadModel(reference))
    return isTaken ? Promise.resolve() : Promise.reject(new Error('The queue is away'))
  },
  logger: createLogger('test', 'silent'),
})

const present = (body: object) => ({ state: 'present' as const, body: Buffer.from(JSON.stringify(body)) })
const storyOf = (id: number, title = `Una ${id}`) =>
  present({
    id,
    title,
    slug: `una-${id}`,
    section: { path: 'news' },
    publishedAt: '2024-03-10T12:00:00Z',
    updatedAt: null,
    picture: null,
  })

/** Stores them, and says so. */
async function store(models: Record<string, Pick<RawReadModel, 'state' | 'body'>>): Promise<void> {
  for (const [name, raw] of Object.entries(models)) stored.set(name, raw)
  for (const name of Object.keys(models)) await backlog.add(referenceOf(name))
}

function referenceOf(name: string): ReadModelReference {
  const [model, id = ''] = name.split(':')
  return { model: model as ReadModelReference['model'], id }
}

const titles = async () =>
  (
    await orm.em
      .fork()
      .execute<{ title: string }[]>(`select title from listed_addresses where state = 'listed' order by id, kind desc`)
  ).map(({ title }) => title)
const waiting = async () => (await backlog.list(1000)).map(({ name }) => name).toSorted()

describe('what was stored meanwhile', () => {
  it('is noted together, asks for its sitemaps once, and waits no longer', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1)
    await store(Object.fromEntries(ids.map((id) => [`story:${id}`, storyOf(id)])))
    await store({ 'event:7': present({ id: 7, slug: 'sagra', title: 'Sagra', startsAt: '2024-03-10T12:00:00Z' }) })
    expect(await createNoteBacklogHandler(parts())()).toBe(61)
    expect(await titles()).toEqual([
      ...ids.slice(0, 7).map((id) => `Una ${id}`),
      'Sagra',
      ...ids.slice(7).map((id) => `Una ${id}`),
    ])
    expect(requested.filter((id) => id === 'stories.2024-03.1').length).toBeLessThanOrEqual(3)
    expect(await waiting()).toEqual([])
    expect(alone).toEqual([])
  })

  it('and is gone is taken off, with what editors took out of search', async () => {
    await store({ 'story:1': storyOf(1), 'story:2': storyOf(2), 'story:3': storyOf(3) })
    const handle = createNoteBacklogHandler(parts())
    expect(await handle()).toBe(3)
    const hidden = present({ ...(JSON.parse(storyOf(3).body.toString()) as object), noindex: true })
    await store({
      'story:1': { state: 'withdrawn', body: Buffer.alloc(0) },
      'story:2': storyOf(2, 'Altra'),
      'story:3': hidden,
    })
    expect(await handle()).toBe(3)
    expect(await titles()).toEqual(['Altra'])
  })

  it('and is stored again while it is noted is noted again', async () => {
    await store({ 'story:1': storyOf(1) })
    let rounds = 0
    meanwhile = async () => {
      rounds += 1
      if (rounds === 1) await backlog.add({ model: 'story', id: '1' })
    }
    await createNoteBacklogHandler(parts())()
    expect(rounds).toBe(2)
    expect(await waiting()).toEqual([])
  })

  it('and is not stored any more gets a job of its own', async () => {
    await store({ 'story:1': storyOf(1) })
    await backlog.add({ model: 'story', id: '2' })
    expect(await createNoteBacklogHandler(parts())()).toBe(1)
    expect(alone).toEqual(['story:2'])
    expect(await waiting()).toEqual([])
  })

  it('gets a job of its own, each, where one of them makes the statement fail', async () => {
    await store({ 'story:1': storyOf(1), 'story:2': storyOf(2, 'Nul \u0000') })
    expect(await createNoteBacklogHandler(parts())()).toBe(0)
    expect(alone.toSorted()).toEqual(['story:1', 'story:2'])
    expect(await waiting()).toEqual([])
  })

  it('gets a job of its own, each, where what is stored of one of them is no JSON', async () => {
    await store({ 'story:1': storyOf(1), 'story:2': { state: 'present', body: Buffer.from('{') } })
    expect(await createNoteBacklogHandler(parts())()).toBe(0)
    expect(alone.toSorted()).toEqual(['story:1', 'story:2'])
  })

  it('stays together for a later try where it cannot be read, as the Redis of read models fails', async () => {
    await store({ 'story:1': storyOf(1), 'story:2': storyOf(2) })
    meanwhile = () => Promise.reject(new Error('The Redis is away'))
    await expect(createNoteBacklogHandler(parts())()).rejects.toThrow('away')
    expect(alone).toEqual([])
    expect(await waiting()).toEqual(['story:1', 'story:2'])
    meanwhile = () => Promise.resolve()
    expect(await createNoteBacklogHandler(parts())()).toBe(2)
  })

  it('stays together where PostgreSQL fails for a while by itself', async () => {
    await store({ 'story:1': storyOf(1), 'story:2': storyOf(2) })
    const [held, impatient] = [orm.em.fork(), orm.em.fork()]
    await held.begin()
    await held.execute('lock table listed_addresses in access exclusive mode')
    try {
      await impatient.begin()
      await impatient.execute(`set local lock_timeout = '50ms'`)
      const entities = Object.assign(Object.create(impatient), { fork: () => impatient }) as typeof impatient
      await expect(createNoteBacklogHandler({ ...parts(), entities })()).rejects.toThrow('lock timeout')
    } finally {
      await impatient.rollback()
      await held.rollback()
    }
    expect(alone).toEqual([])
    expect(await waiting()).toEqual(['story:1', 'story:2'])
  })

  it('and is called as only a later version knows stays for that version', async () => {
    await redis.hset('ledger:backlog', 'recipe:9', 'mark')
    await store({ 'story:1': storyOf(1) })
    expect(await createNoteBacklogHandler(parts())()).toBe(1)
    expect(await waiting()).toEqual(['recipe:9'])
  })

  it.each([
    [
      'PostgreSQL is away',
      () => ({ entities: { fork: () => ({ execute: () => Promise.reject(new Error('away')) }) } }),
    ],
    ['the queue takes no request for a sitemap', () => ((isTaken = false), {})],
  ])('stays for a later try where %s', async (_, changes) => {
    await store({ 'story:1': storyOf(1) })
    const broken = { ...parts(), ...changes() }
    await expect(createNoteBacklogHandler(broken)()).rejects.toThrow(/away|did not take/)
    expect(await waiting()).toEqual(['story:1'])
    expect(alone).toEqual([])
    isTaken = true
    await createNoteBacklogHandler(parts())()
    expect(await titles()).toEqual(['Una 1'])
    expect(requested).toContain('stories.2024-03.1')
    expect(await waiting()).toEqual([])
  })

  it('stays where the queue does not take a job of its own', async () => {
    await backlog.add({ model: 'story', id: '2' })
    isTaken = false
    await expect(createNoteBacklogHandler(parts())()).rejects.toThrow('away')
    expect(await waiting()).toEqual(['story:2'])
  })
})
