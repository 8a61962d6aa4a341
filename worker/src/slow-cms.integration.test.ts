import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { INestApplicationContext } from '@nestjs/common'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from './app/worker-lifecycle.ts'
import { kindOfCall } from './naxos/naxos-client.ts'
import { announcementOf } from './testing/announce.ts'
import { createTestWorker } from './testing/create-test-worker.ts'
import { startFakeNaxos } from './testing/fake-naxos.ts'
import type { FakeNaxos } from './testing/fake-naxos.ts'
import { sampleStory } from './testing/naxos-samples.ts'

/** Longer than any call may take. */
const LATENCY_MS = 8000
/** Until each worker has seen its first calls fail, and what they had begun. */
const LEARNT_WITHIN_MS = 15_000
const COUNTED_MS = 20_000
/** What a worker tries in that time: a circuit lets one call through after four, then eight, then ten seconds, which fails after five. */
const PROBES = 4
const CHANGES = 40
const RECOVERED_WITHIN_MS = 30_000
const FRONT = { model: 'front', id: 'home' } as const
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let queue: RefreshQueue
let workers: INestApplicationContext[]

beforeAll(async () => {
  ;[server, naxos, database] = await Promise.all([startRedis(), startFakeNaxos(), createScratchDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  queue = createRefreshQueue(redis, logger)
  const create = () => createTestWorker({ server, naxos, database }, logger)
  workers = [await create(), await create()]
  await Promise.all(workers.map((worker) => worker.get(WorkerLifecycle).start()))
  await waitUntil(async () => (await store.describe([FRONT]))[0]?.state === 'present')
})

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await queue.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

/** What readers have the API ask for within some milliseconds: what they read stale each five seconds, and what nobody has read before. */
async function readFor(ms: number): Promise<void> {
  let id = 1_000_000
  for (const end = performance.now() + ms; performance.now() < end; await wait(1000)) {
    for (let index = 0; index < 40; index += 1) {
      await queue.request({ model: 'story', id: String(100 + index) }, 'stale')
      await queue.request({ model: 'story', id: String((id += 1)) }, 'miss')
    }
  }
}

/** Calls since there were so many, by kind. */
function countSince(first: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const call of naxos.calls.slice(first)) {
    const kind = kindOfCall(call.split(' ', 1)[0] ?? '')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

async function countWaiting(): Promise<number> {
  const counts = await Promise.all(Object.values(queue.queues).map((each) => each.getDelayedCount()))
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('two workers on a CMS that takes longer than anybody waits, while many read', () => {
  it('call it a few times by kind, where without circuits each reader’s story would be a call', async () => {
    naxos.reply('*', { data: {}, delayMs: LATENCY_MS })
    await readFor(LEARNT_WITHIN_MS)
    const before = naxos.calls.length
    await readFor(COUNTED_MS)
    const counts = countSince(before)
    expect(counts['story']).toBeGreaterThan(0)
    expect(Object.entries(counts).filter(([, count]) => count > PROBES * workers.length)).toEqual([])
  })

  it('pile up no tries', async () => {
    // The schedules of four tiers wait for their time, as ever.
    expect(await countWaiting()).toBeLessThanOrEqual(4 + PROBES * workers.length)
  })

  it('have all that was announced meanwhile, and the home page, within 30 s of its return, and not all at one moment', async () => {
    const [worker] = workers
    for (let id = 1; id <= CHANGES; id += 1) {
      naxos.reply(`/story/${5000 + id}`, { data: sampleStory(5000 + id) })
      await worker?.get(CmsChangeQueue).announce(announcementOf('story.published', { type: 'story', id: 5000 + id }))
    }
    await wait(2000)
    const returned = Date.now()
    const before = naxos.calls.length
    naxos.reply('*')
    const changes = worker?.get(CmsChangeQueue).queue
    const areDone = async () => {
      const counts = await changes?.getJobCounts('delayed', 'wait', 'prioritized', 'active')
      return Object.values(counts ?? { none: 1 }).every((count) => count === 0)
    }
    const isFresh = async () => ((await store.describe([FRONT]))[0]?.freshUntil ?? 0) > returned + 15_000
    await waitUntil(async () => (await areDone()) && (await isFresh()), {
      what: 'all that was announced, and the home page',
      withinMs: RECOVERED_WITHIN_MS,
      explain: () => JSON.stringify(countSince(before)),
    })
    expect(countSince(before)['story']).toBeGreaterThanOrEqual(CHANGES)
  })
})
