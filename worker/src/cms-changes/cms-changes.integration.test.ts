import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { CmsChangeQueue, MOST_REPEATS } from '@liberta/platform/cms-changes/cms-change-queue'
import { createProducer } from '@liberta/platform/queues/create-producer'
import type { CmsChange } from '@liberta/platform/cms-changes/cms-change-job.schema'
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
import { Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { WorkerLifecycle } from '../app/worker-lifecycle.ts'
import { buildProcessorOptions } from '@liberta/platform/queues/queue.table'
import { announcementOf } from '../testing/announce.ts'
import { createTestWorker } from '../testing/create-test-worker.ts'
import { startFakeNaxos } from '../testing/fake-naxos.ts'
import type { FakeNaxos } from '../testing/fake-naxos.ts'
import { sampleFront, sampleStory, sampleTeaser } from '../testing/naxos-samples.ts'

const STORY = { model: 'story', id: '7242' } as const
const FRONT = { model: 'front', id: 'home' } as const
const SUBJECT = { type: 'story', id: 7242 } as const
const GONE = { status: 410, raw: '{"error":"withdrawn"}' }
const LATER = '2026-11-21T10:40:00.000+01:00'
/** A lock, a look at locks, and the time of a start. */
const TAKEN_OVER_WITHIN_MS = 20_000
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let refreshes: RefreshQueue
let changes: CmsChangeQueue
const workers: INestApplicationContext[] = []

beforeAll(async () => {
  ;[server, database] = await Promise.all([startRedis(), createScratchDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  refreshes = createRefreshQueue(redis, logger)
  changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
})

beforeEach(async () => {
  await redis.flushall()
  naxos = await startFakeNaxos()
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()))
  await naxos.close()
})

afterAll(async () => {
  await Promise.all([refreshes.close(), changes.queue.close()])
  redis.disconnect()
  await Promise.all([server.stop(), database.drop()])
})

async function startWorker(): Promise<INestApplicationContext> {
  const worker = await createTestWorker({ server, naxos, database }, logger)
  workers.push(worker)
  await worker.get(WorkerLifecycle).start()
  return worker
}

const stateOf = async (reference: ReadModelReference) => (await store.describe([reference]))[0]?.state
const isOwed = async () => (await changes.queue.getJobCountByTypes('wait', 'prioritized', 'delayed', 'active')) > 0
const isSettled = async () => !(await isOwed())
const countCalls = (path: string) => naxos.calls.filter((call) => call.startsWith(`${path} `)).length
const leadOf = async () => {
  const [block] = (await store.read(FRONT))?.body.blocks ?? []
  return block?.type === 'opening' ? block.stories[0]?.id : undefined
}

async function settle(change: CmsChange): Promise<void> {
  await changes.announce(change)
  await waitUntil(isSettled)
}

/** A newer front, led by that story. */
function leadWith(id: number): void {
  const blocks = [{ type: 'opening', stories: [sampleTeaser(id)] }]
  naxos.reply('/front/home', { data: { ...sampleFront, blocks }, updatedAt: LATER })
}

/** A thousand refreshes wait, and operators have stopped all of them. */
async function fillAndPauseRefreshes(): Promise<void> {
  await Promise.all(Object.values(refreshes.queues).map((queue) => queue.pause()))
  const requests = Array.from({ length: 1000 }, (_, index) => ({ model: 'story', id: String(index + 1) }) as const)
  for (const reference of requests) await refreshes.request(reference, reference.id.endsWith('7') ? 'miss' : 'stale')
}

const countWaiting = async () => {
  const counts = await Promise.all(
    Object.values(refreshes.queues).map((queue) => queue.getJobCountByTypes('wait', 'prioritized')),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('with 1,000 refreshes waiting and their queues paused', () => {
  beforeEach(async () => {
    await fillAndPauseRefreshes()
    await startWorker()
  })

  it('what is published stands on the home page', async () => {
    leadWith(7242)
    await settle(announcementOf('story.published', SUBJECT, { sections: [1], tags: ['piena-del-po'] }))
    expect(await leadOf()).toBe(7242)
    expect(await stateOf(STORY)).toBe('present')
    expect(await countWaiting()).toBeGreaterThanOrEqual(1000)
  })

  it('what is withdrawn becomes a tombstone, and leaves the lists that somebody has read', async () => {
    const list = { model: 'storyList', id: 'latest.3' } as const
    naxos.reply('/story/list', { data: [sampleTeaser(7242), sampleTeaser(1)], total: 90 })
    await settle(announcementOf('story.published', SUBJECT))
    const write = {
      revision: '1-1',
      etag: null,
      tags: ['story:7242'],
      state: 'missing',
      body: null,
      freshFor: 1,
    } as const
    await store.write(list, write)
    naxos.reply('/story/7242', GONE)
    naxos.reply('/story/list', { data: [sampleTeaser(1)], total: 89, updatedAt: LATER })
    await settle(announcementOf('story.withdrawn', SUBJECT))
    expect(await stateOf(STORY)).toBe('withdrawn')
    expect((await store.read(list))?.body.stories.map(({ id }) => id)).toEqual([1])
    expect(await countWaiting()).toBeGreaterThanOrEqual(1000)
  })
})

describe('announcements', () => {
  it('the same one twice, while it waits and after it was fetched, is acted on once', async () => {
    const change = announcementOf('story.published', SUBJECT)
    await changes.announce(change)
    await changes.announce(change)
    await startWorker()
    await waitUntil(isSettled)
    const calls = countCalls('/story/7242')
    await settle(change)
    expect([calls, countCalls('/story/7242')]).toEqual([1, 1])
  })

  it('two of one story both count: the second is fetched anew, also while the answer to the first is under way', async () => {
    await startWorker()
    naxos.reply(
      '/story/7242',
      { data: sampleStory(7242, { title: 'Prima' }), delayMs: 300 },
      { data: sampleStory(7242, { title: 'Dopo' }) },
    )
    await changes.announce(announcementOf('story.published', SUBJECT))
    await new Promise((resolve) => setTimeout(resolve, 150))
    await settle(announcementOf('story.updated', SUBJECT))
    expect((await store.read(STORY))?.body.title).toBe('Dopo')
  })

  it('an update that arrives after the withdrawal does not bring the story back', async () => {
    await startWorker()
    await settle(announcementOf('story.published', SUBJECT))
    naxos.reply('/story/7242', GONE)
    await settle(announcementOf('story.withdrawn', SUBJECT))
    await settle(announcementOf('story.updated', SUBJECT))
    expect(await stateOf(STORY)).toBe('withdrawn')
  })

  it('an update whose answer is slow does not bring a story back that was withdrawn meanwhile', async () => {
    await startWorker()
    await settle(announcementOf('story.published', SUBJECT))
    naxos.reply('/story/7242', { data: sampleStory(7242, { title: 'Di prima' }), delayMs: 300, updatedAt: LATER }, GONE)
    await changes.announce(announcementOf('story.updated', SUBJECT))
    await new Promise((resolve) => setTimeout(resolve, 150))
    await settle(announcementOf('story.withdrawn', SUBJECT))
    expect(await stateOf(STORY)).toBe('withdrawn')
  })

  it('what lists a story is fetched only where somebody has read it, and what moves down there waits for its reader', async () => {
    await startWorker()
    await waitUntil(async () => (await stateOf({ model: 'storyList', id: 'section.1.1' })) === 'present')
    const moved = { model: 'storyList', id: 'tag.piena-del-po.2' } as const
    const write = { revision: '1-1', etag: null, tags: [], state: 'missing', body: null, freshFor: 3_600_000 } as const
    await store.write(moved, write)
    const before = countCalls('/story/list?page=1&page_size=30&section=1')
    await settle(announcementOf('story.published', SUBJECT, { sections: [1], tags: ['piena-del-po'] }))
    expect(countCalls('/story/list?page=1&page_size=30&section=1')).toBeGreaterThan(before)
    expect(await stateOf({ model: 'storyList', id: 'tag.piena-del-po.1' })).toBeUndefined()
    expect((await store.describe([moved]))[0]?.freshUntil).toBeLessThanOrEqual(Date.now())
  })
})

/** What is owed of the one change, whether it waits or is tried again at this moment. */
const findOwed = async () =>
  (await changes.queue.getJobs(['delayed', 'wait', 'prioritized', 'active'])).find((job) => job)?.data

describe('what was announced is owed until it was fetched', () => {
  it.each([
    ['talks rubbish', { raw: '<h1>Manutenzione</h1>' }],
    ['fails', { status: 503, raw: '' }],
  ])('while the CMS %s, and goes within seconds when it is back', async (_what, fault) => {
    await startWorker()
    await settle(announcementOf('story.published', SUBJECT))
    naxos.reply('/story/7242', fault)
    await changes.announce(announcementOf('story.withdrawn', SUBJECT))
    await waitUntil(async () => String((await findOwed())?.left) === 'story:7242')
    expect(await stateOf(STORY)).toBe('present')
    naxos.reply('/story/7242', GONE)
    await waitUntil(async () => (await stateOf(STORY)) === 'withdrawn')
    await waitUntil(isSettled)
  })

  it('while the CMS answers as before a withdrawal, and what listed the story goes with it', async () => {
    const list = { model: 'storyList', id: 'latest.1' } as const
    await startWorker()
    naxos.reply('/story/list', { data: [sampleTeaser(7242), sampleTeaser(1)], total: 90 })
    await settle(announcementOf('story.published', SUBJECT))
    await changes.announce(announcementOf('story.withdrawn', SUBJECT))
    await waitUntil(async () => (await findOwed())?.before?.names.includes('story:7242') === true)
    naxos.reply('/story/list', { data: [sampleTeaser(1)], total: 89, updatedAt: LATER })
    naxos.reply('/story/7242', GONE)
    await waitUntil(isSettled)
    expect(await stateOf(STORY)).toBe('withdrawn')
    expect((await store.read(list))?.body.stories.map(({ id }) => id)).toEqual([1])
  })

  it('while the CMS answers as before an update that says its time', async () => {
    await startWorker()
    await settle(announcementOf('story.published', SUBJECT))
    await changes.announce(announcementOf('story.updated', SUBJECT, { updatedAtMs: Date.parse(LATER) }))
    await waitUntil(async () => (await changes.queue.getDelayedCount()) === 1)
    naxos.reply('/story/7242', { data: sampleStory(7242, { title: 'Dopo' }), updatedAt: LATER })
    await waitUntil(isSettled)
    expect((await store.read(STORY))?.body.title).toBe('Dopo')
  })

  it('and no longer than some minutes where the CMS goes on answering as before: all else was fetched', async () => {
    await startWorker()
    await settle(announcementOf('story.published', SUBJECT))
    const change = announcementOf('story.withdrawn', SUBJECT)
    const before = { names: ['story:7242'], tries: MOST_REPEATS }
    await changes.queue.add('cms-change', { change, before })
    await waitUntil(isSettled)
    expect(await changes.queue.getJobCountByTypes('failed')).toBe(0)
    expect(await stateOf(STORY)).toBe('present')
  })

  it('by the next worker within 20 s where one is killed while it works on it', async () => {
    const connection = new Redis(server.url, { maxRetriesPerRequest: null })
    const killed = new Worker('cms-changes', () => new Promise<never>(() => undefined), {
      ...buildProcessorOptions('cms-changes'),
      autorun: true,
      connection,
    })
    await changes.announce(announcementOf('story.published', SUBJECT))
    await waitUntil(async () => (await changes.queue.getActiveCount()) === 1)
    // Its lock stays, as that of a process that is gone does.
    await killed.close(true)
    connection.disconnect()
    await startWorker()
    await waitUntil(async () => (await stateOf(STORY)) === 'present')
    const { lockDuration = Infinity, stalledInterval = Infinity } = buildProcessorOptions('cms-changes')
    expect(lockDuration + stalledInterval).toBeLessThan(TAKEN_OVER_WITHIN_MS)
    await waitUntil(isSettled)
  })

  it('by the next worker at once where one is stopped while it works on it', async () => {
    naxos.reply('/story/7242', { data: sampleStory(7242), delayMs: 4000 })
    const stopped = await startWorker()
    await changes.announce(announcementOf('story.published', SUBJECT))
    await waitUntil(async () => (await changes.queue.getActiveCount()) === 1)
    await stopped.close()
    expect(await changes.queue.getJobCountByTypes('wait', 'prioritized')).toBe(1)
    naxos.reply('/story/7242', { data: sampleStory(7242) })
    await startWorker()
    await waitUntil(async () => (await stateOf(STORY)) === 'present')
  })

  it('though Redis hangs for a while and connections to it are made anew', async () => {
    await startWorker()
    naxos.reply('/story/7242', { data: sampleStory(7242), delayMs: 300 })
    await changes.announce(announcementOf('story.published', SUBJECT))
    server.pause()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    server.resume()
    await waitUntil(async () => (await stateOf(STORY)) === 'present')
    await waitUntil(isSettled)
  })
})
