import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildSitemapId } from '@liberta/contracts/sitemaps/sitemap.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { INestApplicationContext } from '@nestjs/common'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from '../app/worker-lifecycle.ts'
import { createTestWorker } from '../testing/create-test-worker.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'

const PAGE = { model: 'page', id: 'about' } as const
const FILES = Array.from({ length: 60 }, (_, index) => ({
  model: 'sitemap' as const,
  id: buildSitemapId({ kind: 'stories', month: `20${String(index + 12).padStart(2, '0')}-01`, file: 1 }),
}))
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let worker: INestApplicationContext
let store: ReadModelStore

beforeAll(async () => {
  ;[server, naxos, database] = await Promise.all([startRedis(), startFakeNaxos(), createScratchDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
})

afterAll(async () => {
  await worker.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

const countMade = async () => (await store.describe(FILES)).filter((held) => held !== null).length

describe('a crawler that asks for all files of the archive’s sitemaps at once', () => {
  it('holds up no refresh of what was asked for after it, and gets them all', async () => {
    const queue = createRefreshQueue(redis, logger)
    for (const file of FILES) await queue.request(file, 'stale')
    await queue.request(PAGE, 'stale')
    worker = await createTestWorker({ server, naxos, database }, logger)
    await worker.get(WorkerLifecycle).start()
    await waitUntil(async () => (await store.describe([PAGE]))[0]?.state === 'present')
    expect(await countMade()).toBeLessThan(FILES.length / 2)
    await waitUntil(async () => (await countMade()) === FILES.length)
    await queue.close()
  })
})
