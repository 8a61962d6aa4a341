import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { buildConsumerOptions, buildProcessorOptions } from '@liberta/platform/queues/queue.table'
import { createRefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { Worker } from 'bullmq'
import { limitMisses } from './ensure-schedules.ts'

const logger = createLogger('test', 'silent')
const MOST = 3
const MISSES = 200
const SOME_MS = 5

describe.each(REDIS_KINDS)('two workers, on $kind', ({ start }) => {
  let server: TestRedis
  let connection: RedisConnection
  let queue: RefreshQueue
  let workers: Worker[]
  /** Of misses: how many run, the most that ever did, and how many are done. */
  let running: number
  let most: number
  let done: number

  const take = async () => {
    most = Math.max(most, (running += 1))
    await new Promise((resolve) => setTimeout(resolve, SOME_MS))
    running -= 1
    done += 1
  }

  beforeAll(async () => {
    server = await start()
    connection = connectRedis(server.url, 'worker', logger)
    queue = createRefreshQueue(connection, logger)
  })
  beforeEach(() => {
    ;[running, most, done] = [0, 0, 0]
    const options = { ...buildProcessorOptions('refresh-miss'), ...buildConsumerOptions(connection), autorun: true }
    workers = [1, 2].map(() => new Worker('refresh-miss', take, options))
  })
  afterEach(() => Promise.all(workers.map((worker) => worker.close())))
  afterAll(async () => {
    await queue.close()
    connection.disconnect()
    await server.stop()
  })

  const flood = async (first: number) => {
    for (let id = first; id < first + MISSES; id += 1) await queue.request({ model: 'story', id: String(id) }, 'miss')
    await waitUntil(() => done === MISSES, { what: 'the end of all misses' })
  }

  it('never do more misses at once together than they may, and do all of them', async () => {
    await limitMisses(queue.queues, MOST)
    await flood(1)
    expect(most).toBe(MOST)
  })

  it('do more at once where there is no bound', async () => {
    await limitMisses(queue.queues, 0)
    await flood(10_000)
    expect(most).toBeGreaterThan(MOST)
  })

  it('do what is hot while misses wait', async () => {
    await limitMisses(queue.queues, MOST)
    const hot: string[] = []
    const options = { ...buildProcessorOptions('refresh-hot'), ...buildConsumerOptions(connection), autorun: true }
    const worker = new Worker('refresh-hot', async ({ data }) => void hot.push(data.id), options)
    workers.push(worker)
    const flooding = flood(20_000)
    await queue.request({ model: 'front', id: 'home' }, 'schedule')
    await waitUntil(() => hot.includes('home'), { what: 'the home page', withinMs: 1000 })
    await flooding
  })
})
