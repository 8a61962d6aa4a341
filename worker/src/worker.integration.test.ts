import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { polledReferences } from '@liberta/platform/refresh/refresh-tier.table'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { INestApplicationContext } from '@nestjs/common'
import { Redis } from 'ioredis'
import { OperationsServer } from './operations/operations-server.ts'
import { mapSections } from './naxos/mapping/map-sections.ts'
import { announcementOf } from './testing/announce.ts'
import { createTestWorker } from './testing/create-test-worker.ts'
import { startFakeNaxos } from './testing/fake-naxos.ts'
import type { FakeNaxos } from './testing/fake-naxos.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { sampleFront, sampleSections, sampleTeaser } from './testing/naxos-samples.ts'
import { WorkerLifecycle } from './app/worker-lifecycle.ts'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'

const grammar = createSpecifiedGrammar()

const REBUILT_WITHIN_MS = 30_000
const FRONT = { model: 'front', id: 'home' } as const
const WEATHER = { model: 'weather', id: 'piacenza' } as const
const polled = polledReferences(mapSections(grammar, sampleSections, () => undefined)).map(({ ref }) => ref)

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let app: INestApplicationContext
let store: ReadModelStore
let queue: RefreshQueue
let changes: CmsChangeQueue
let operations: string
const warnings: string[] = []

beforeAll(async () => {
  ;[server, naxos, database] = await Promise.all([startRedis(), startFakeNaxos(), createScratchDatabase()])
  const listen = jest.spyOn(OperationsServer.prototype, 'listen')
  const logger = createLogger('worker', 'warn', { write: (line) => void warnings.push(line) })
  app = await createTestWorker({ server, naxos, database }, logger)
  await app.get(WorkerLifecycle).start()
  const port = (await listen.mock.results[0]?.value) as number
  operations = `http://127.0.0.1:${port}`
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  store = new ReadModelStore(redis)
  queue = createRefreshQueue(redis, logger)
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
})

afterAll(async () => {
  await Promise.all([queue.close(), changes.queue.close()])
  await app.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

const everythingIsThere = async () => (await store.describe(polled)).every((held) => held?.state === 'present')

async function tiersScheduled(): Promise<string[]> {
  const schedulers = await Promise.all(Object.values(queue.queues).map((each) => each.getJobSchedulers()))
  return schedulers
    .flat()
    .map((scheduler) => scheduler.key)
    .filter((key) => key.startsWith('poll-'))
    .toSorted()
}

describe('the worker', () => {
  it('brings everything polled at its first start, and schedules every polled tier', async () => {
    await waitUntil(everythingIsThere)
    await waitUntil(async () => (await tiersScheduled()).length === 4)
    expect(await tiersScheduled()).toEqual(['poll-hot', 'poll-steady', 'poll-warm', 'poll-weather'])
    expect((await store.read(WEATHER))?.body.current).toMatchObject({
      time: '2026-11-21T10:30:00+01:00',
      weather_code: 45,
    })
  })

  it('looks into no outbox before there is one: the first start on an empty database warns of none', () => {
    expect(warnings.filter((line) => line.includes('The outbox waits'))).toEqual([])
  })

  it('tells operators that it lives, is ready, and what it does', async () => {
    expect((await fetch(`${operations}/health/live`)).status).toBe(200)
    expect((await fetch(`${operations}/health/ready`)).status).toBe(200)
    const metrics = await (await fetch(`${operations}/metrics`)).text()
    expect(metrics).toMatch(/refresh_duration_seconds_count\{[^}]*model="front",outcome="written"[^}]*\} 1/)
    expect(metrics).toContain('refresh_lag_seconds')
    expect((await fetch(`${operations}/anything`)).status).toBe(404)
  })

  it('does what the CMS announces at once', async () => {
    const opening = { type: 'opening', stories: [sampleTeaser(900)] }
    naxos.reply('/front/home', {
      data: { ...sampleFront, blocks: [opening] },
      updatedAt: '2026-11-21T10:40:00.000+01:00',
    })
    await changes.announce(announcementOf('front.changed', { type: 'front' }))
    await waitUntil(async () => (await store.read(FRONT))?.body.blocks.length === 1)
  })

  it('keeps the home page up to date while stories hang and readers ask for made-up ones', async () => {
    for (let id = 900_000; id < 900_030; id += 1) {
      naxos.reply(`/story/${id}`, { data: {}, delayMs: 4000 })
      await queue.request({ model: 'story', id: String(id) }, 'miss')
    }
    await waitUntil(async () => (await queue.queues['refresh-miss'].getActiveCount()) > 0)
    const before = (await store.describe([FRONT]))[0]?.fetchedAt ?? 0
    naxos.reply('/front/home', { data: sampleFront, updatedAt: '2026-11-21T10:50:00.000+01:00' })
    await queue.request(FRONT, 'schedule')
    await waitUntil(async () => ((await store.describe([FRONT]))[0]?.fetchedAt ?? 0) > before)
    expect(await queue.queues['refresh-miss'].getActiveCount()).toBeGreaterThan(0)
    await queue.queues['refresh-miss'].drain()
  })

  it('skips a job of an unknown name and does the next one', async () => {
    const job = await queue.queues.refresh.add('from-a-newer-program', {})
    await waitUntil(async () => (await job.getState()) === 'completed')
  })

  it('rebuilds a Redis that was restarted empty within 30 s, schedules included, weather from the database', async () => {
    naxos.reply('/v1/forecast', { status: 503, raw: 'x' })
    await server.restartEmpty()
    await waitUntil(everythingIsThere, { withinMs: REBUILT_WITHIN_MS })
    await waitUntil(async () => (await tiersScheduled()).length === 4, { withinMs: REBUILT_WITHIN_MS })
    const weather = await store.read(WEATHER)
    expect(weather?.body.current).toMatchObject({ temperature_2m: 4.5, relative_humidity_2m: 93 })
    expect(weather?.freshUntil).toBeLessThanOrEqual(Date.now())
  })
})
