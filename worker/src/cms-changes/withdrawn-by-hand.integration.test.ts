import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { withdrawByHand } from '@liberta/platform/read-models/withdraw-by-hand'
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
import { sampleStory } from '../testing/naxos-samples.ts'

const STORY = { model: 'story', id: '7242' } as const
const SUBJECT = { type: 'story', id: 7242 } as const
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let changes: CmsChangeQueue
let worker: INestApplicationContext

beforeAll(async () => {
  ;[server, database, naxos] = await Promise.all([startRedis(), createScratchDatabase(), startFakeNaxos()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
  worker = await createTestWorker({ server, naxos, database }, logger)
  await worker.get(WorkerLifecycle).start()
})

afterAll(async () => {
  await worker.close()
  await changes.queue.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

const stateOf = async () => (await store.describe([STORY]))[0]?.state
const countAsked = () => naxos.calls.filter((call) => /^\/story\/7242 \d/.test(call)).length

async function settle(change: CmsChange): Promise<void> {
  await changes.announce(change)
  await waitUntil(
    async () => (await changes.queue.getJobCountByTypes('wait', 'prioritized', 'delayed', 'active')) === 0,
  )
}

describe('a story that an operator withdraws while the CMS goes on giving it', () => {
  it('stays withdrawn when the worker has asked the CMS for it, and comes back with an edit after the order', async () => {
    await settle(announcementOf('story.published', SUBJECT))
    expect(await stateOf()).toBe('present')
    await withdrawByHand(store, 7242)
    const asked = countAsked()
    await settle(announcementOf('story.withdrawn', SUBJECT))
    expect(countAsked()).toBeGreaterThan(asked)
    expect(await stateOf()).toBe('withdrawn')
    naxos.reply('/story/7242', {
      data: sampleStory(7242, { title: 'Corretto' }),
      updatedAt: new Date(Date.now() + 1000).toISOString(),
    })
    await settle(announcementOf('story.updated', SUBJECT))
    expect((await store.read(STORY))?.body.title).toBe('Corretto')
  })

  it('is withdrawn though the clock of the CMS is ahead', async () => {
    const held = await store.readRaw(STORY)
    await withdrawByHand(store, 7242, 1)
    await settle(announcementOf('story.withdrawn', SUBJECT))
    expect([held?.state, await stateOf()]).toEqual(['present', 'withdrawn'])
  })
})
