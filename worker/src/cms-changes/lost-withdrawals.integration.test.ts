import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildReadModelKey } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { INestApplicationContext } from '@nestjs/common'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from '../app/worker-lifecycle.ts'
import { announcementOf } from '../testing/announce.ts'
import { createTestWorker } from '../testing/create-test-worker.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'

const STORY = { model: 'story', id: '7242' } as const
const GONE = { status: 410, raw: '{"error":"withdrawn"}' }
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let changes: CmsChangeQueue
let workers: INestApplicationContext[]

beforeAll(async () => {
  ;[server, database] = await Promise.all([startRedis(), createScratchDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
})

beforeEach(async () => {
  await redis.flushall()
  naxos = await startFakeNaxos()
  const create = () => createTestWorker({ server, naxos, database }, logger)
  workers = [await create(), await create()]
  await Promise.all(workers.map((worker) => worker.get(WorkerLifecycle).start()))
})

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await naxos.close()
})

afterAll(async () => {
  await changes.queue.close()
  redis.disconnect()
  await Promise.all([server.stop(), database.drop()])
})

const stateOf = async (reference: ReadModelReference) => (await store.describe([reference]))[0]?.state
const countOwed = () => changes.queue.getJobCountByTypes('wait', 'prioritized', 'delayed', 'active')

async function settle(change: CmsChange): Promise<void> {
  await changes.announce(change)
  await waitUntil(async () => (await countOwed()) === 0)
}

/** What a replica has that lacks whatever comes from now on. */
async function keep(key: string): Promise<Buffer> {
  const dump = await redis.dumpBuffer(key)
  if (dump === null) throw new Error(`${key} is not there`)
  return dump
}

describe('a withdrawal that a Redis of read models took, and lost by a failover', () => {
  it('is done once more', async () => {
    await workers[0]?.get(RefreshQueue).request(STORY, 'miss')
    await waitUntil(async () => (await stateOf(STORY)) === 'present')
    const key = buildReadModelKey(STORY)
    const before = await keep(key)
    naxos.reply('/story/7242', GONE)
    await settle(announcementOf('story.withdrawn', { type: 'story', id: 7242 }))
    expect(await stateOf(STORY)).toBe('withdrawn')
    await redis.restore(key, 0, before, 'REPLACE')
    await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    await waitUntil(async () => (await stateOf(STORY)) === 'withdrawn')
  })
})
