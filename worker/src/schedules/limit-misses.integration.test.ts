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

describe.each(REDIS_KINDS)('two workers, on $kind', ({ start }) => {
  let server: TestRedis
  let connection: RedisConnection
  let queue: RefreshQueue
  let workers: Worker[]
  /** Of misses: how many run, the most that ever did, and how many are done. */
  let running: number
  let most: number
  let done: number
  /** What those that run wait for. */
  let turn: PromiseWithResolvers<void>

  const take = async () => {
    most = Math.max(most, (running += 1))
    await turn.promise
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
    turn = Promise.withResolvers()
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
  }
  const finish = async () => {
    turn.resolve()
    await waitUntil(() => done === MISSES, { what: 'the end of all misses' })
  }

  it('never do more misses at once together than they may, and do all of them', async () => {
    await limitMisses(queue.queues, MOST)
    await flood(1)
    await waitUntil(() => running === MOST)
    await finish()
    expect(most).toBe(MOST)
  })

  it('do more at once where there is no bound', async () => {
    await limitMisses(queue.queues, 0)
    await flood(10_000)
    await waitUntil(() => running > MOST)
    await finish()
  })

  it('do what is hot while misses wait', async () => {
    await limitMisses(queue.queues, MOST)
    const hot: string[] = []
    const options = { ...buildProcessorOptions('refresh-hot'), ...buildConsumerOptions(connection), autorun: true }
    const worker = new Worker('refresh-hot', async ({ data }) => void hot.push(data.id), options)
    workers.push(worker)
    await flood(20_000)
    await queue.request({ model: 'front', id: 'home' }, 'schedule')
    await waitUntil(() => hot.includes('home'), { what: 'the home page' })
    expect(done).toBe(0)
    await finish()
  })
})
