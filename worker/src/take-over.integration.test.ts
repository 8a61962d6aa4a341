import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import type { INestApplicationContext } from '@nestjs/common'
import { Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { buildProcessorOptions } from '@liberta/platform/queues/queue.table'
import { createTestWorker } from './testing/create-test-worker.ts'
import { startFakeNaxos } from './testing/fake-naxos.ts'
import type { FakeNaxos } from './testing/fake-naxos.ts'
import { sampleFront } from './testing/naxos-samples.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { WorkerLifecycle } from './app/worker-lifecycle.ts'

/** A lock, a look at locks, and the time of a start. */
const TAKEN_OVER_WITHIN_MS = 20_000
const FRONT = { model: 'front', id: 'home' } as const
const logger = createLogger('test', 'silent')

let server: TestRedis
let redis: Redis
let naxos: FakeNaxos
let database: ScratchDatabase
let store: ReadModelStore
let queue: RefreshQueue

beforeAll(async () => {
  ;[server, naxos, database] = await Promise.all([startRedis(), startFakeNaxos(), createScratchDatabase()])
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
  store = new ReadModelStore(redis)
  queue = createRefreshQueue(redis, logger)
})

beforeEach(() => redis.flushall())

afterAll(async () => {
  await queue.close()
  redis.disconnect()
  await Promise.all([naxos.close(), server.stop(), database.drop()])
})

const workers: INestApplicationContext[] = []
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.close())))

/** A worker that was made and not started yet. */
async function createWorker(its = server, more = {}): Promise<INestApplicationContext> {
  const worker = await createTestWorker({ server: its, naxos, database }, logger, more)
  workers.push(worker)
  return worker
}

const allQueues = () => Object.values(queue.queues)

async function countActive(): Promise<number> {
  const counts = await Promise.all(allQueues().map((each) => each.getActiveCount()))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Requests of the home page that wait for a worker, and the tries that each has spent. */
async function findWaitingFronts(): Promise<number[]> {
  const jobs = await queue.queues['refresh-hot'].getJobs(['prioritized', 'wait'])
  return jobs.filter(({ data }) => data.model === 'front').map(({ attemptsMade }) => attemptsMade)
}

const hang = () => new Promise<never>(() => undefined)
const isFrontThere = async () => (await store.describe([FRONT]))[0]?.state === 'present'

describe('a worker that is stopped', () => {
  it('takes nothing before the program hears signals, and so tells it to start', async () => {
    await queue.request(FRONT, 'schedule')
    await createWorker()
    expect(await findWaitingFronts()).toEqual([0])
    expect(naxos.calls).toEqual([])
  })

  it('gives back what it has begun, while it starts as well, with all its tries, and the next one does it at once', async () => {
    naxos.reply('/front/home', { data: sampleFront, delayMs: 4000 })
    const worker = await createWorker()
    const started = worker.get(WorkerLifecycle).start()
    await waitUntil(async () => (await countActive()) > 0)
    await worker.close()
    await started
    expect(await countActive()).toBe(0)
    expect(await findWaitingFronts()).toEqual([0])
    const delayed = await Promise.all(allQueues().map((each) => each.getDelayed()))
    expect(delayed.flat().filter(({ repeatJobKey }) => repeatJobKey === undefined)).toEqual([])

    naxos.reply('/front/home', { data: sampleFront })
    await (await createWorker()).get(WorkerLifecycle).start()
    await waitUntil(isFrontThere)
  })
})

describe('a worker that is killed', () => {
  it('holds back neither what it had begun nor what was asked for meanwhile for more than 20 s', async () => {
    const connection = new Redis(server.url, { maxRetriesPerRequest: null })
    const killed = new Worker('refresh-hot', hang, {
      ...buildProcessorOptions('refresh-hot'),
      autorun: true,
      connection,
    })
    await queue.request(FRONT, 'schedule')
    await waitUntil(async () => (await countActive()) === 1)
    await queue.request(FRONT, 'reconcile')
    // Its locks stay, as those of a process that is gone do.
    await killed.close(true)
    connection.disconnect()
    await (await createWorker()).get(WorkerLifecycle).start()
    await waitUntil(isFrontThere)
    const { lockDuration = Infinity, stalledInterval = Infinity } = buildProcessorOptions('refresh-hot')
    expect(lockDuration + stalledInterval).toBeLessThan(TAKEN_OVER_WITHIN_MS)
  })
})

describe('a worker that starts before its Redis', () => {
  it('ends once that comes and is unfit for production, however late', async () => {
    const late = await startRedis()
    await late.goAway()
    const timeOf = AbortSignal.timeout.bind(AbortSignal)
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeOf(ms === 10_000 ? 0 : ms))
    try {
      const worker = await createWorker(late, { NODE_ENV: 'production' })
      const ended = expect(worker.get(WorkerLifecycle).start()).rejects.toThrow('are the same server')
      await waitUntil(() => timeout.mock.results.some(({ value }) => (value as AbortSignal).aborted))
      await late.startAgain()
      await ended
      await Promise.all(workers.splice(0).map((each) => each.close()))
    } finally {
      timeout.mockRestore()
      await late.stop()
    }
  })
})
