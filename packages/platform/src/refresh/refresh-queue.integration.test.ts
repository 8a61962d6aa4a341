import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { Worker } from 'bullmq'
import { register } from 'prom-client'
import { runInContext } from '@liberta/http/request-context'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { buildConsumerOptions } from '../queues/queue.table.ts'
import { WEATHER } from '@liberta/test-kit/sample-models'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { JOBS } from './refresh-job.schema.ts'
import { createRefreshQueue } from './refresh-queue.ts'
import type { RefreshQueue } from './refresh-queue.ts'

const logger = createLogger('test', 'silent')
const ID = 'a'.repeat(32)
async function countRefused(): Promise<number> {
  const { values } = (await register.getSingleMetric('refresh_requests_total')?.get()) ?? { values: [] }
  return values.filter(({ labels }) => labels['outcome'] === 'refused').reduce((sum, { value }) => sum + value, 0)
}

describe.each(REDIS_KINDS)('on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let queue: RefreshQueue

  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    redis = connectRedis(server.url, 'producer', logger)
  })

  async function closeAll(): Promise<void> {
    await queue.close()
    redis.disconnect()
  }

  describe('asking for a refresh', () => {
    it('makes one waiting job for a model, of the agreed shape, in the queue of its tier', async () => {
      await once(redis, 'ready')
      queue = createRefreshQueue(redis, logger)
      await Promise.all([queue.request(WEATHER, 'stale'), queue.request(WEATHER, 'schedule')])
      await runInContext({ requestId: ID }, () => queue.request({ model: 'front', id: 'home' }, 'stale'))
      const jobs = await queue.queues.refresh.getJobs(['waiting', 'prioritized'])
      expect(
        jobs.map(({ name, data, opts, id }) => [
          name,
          data.model,
          data.id,
          data.trigger,
          opts.attempts,
          id?.includes(':'),
        ]),
      ).toEqual([['refresh-model', 'weather', 'piacenza', 'stale', 3, false]])
      expect(JOBS['refresh-model'].safeParse(jobs[0]?.data).success).toBe(true)
      const hot = await queue.queues['refresh-hot'].getJobs(['prioritized'])
      expect([...hot, ...jobs].map(({ data }) => JOBS['refresh-model'].parse(data).requestId)).toEqual([ID, undefined])
      await closeAll()
    })

    it('puts what is hot first, then what a reader found stale, and last what is linked, under a name that older workers know', async () => {
      await once(redis, 'ready')
      await server.empty()
      queue = createRefreshQueue(redis, logger)
      await queue.request({ model: 'story', id: '1' }, 'operator')
      await queue.request({ model: 'front', id: 'home' }, 'schedule')
      const hot = await queue.queues['refresh-hot'].getJobs(['prioritized'], 0, -1, true)
      expect(hot.map(({ data }) => `${data.model}:${data.id}`)).toEqual(['front:home', 'story:1'])
      await queue.request({ model: 'story', id: '4' }, 'linked')
      await queue.request({ model: 'story', id: '2' }, 'schedule')
      await queue.request({ model: 'story', id: '3' }, 'stale')
      const others = await queue.queues.refresh.getJobs(['prioritized'], 0, -1, true)
      expect(others.map(({ data }) => [data.id, data.trigger])).toEqual([
        ['3', 'stale'],
        ['2', 'schedule'],
        ['4', 'reconcile'],
      ])
      await closeAll()
    })

    it('gathers for two seconds what changes again and again, once for all of that time', async () => {
      await once(redis, 'ready')
      await server.empty()
      queue = createRefreshQueue(redis, logger)
      for (let time = 0; time < 3; time += 1) await queue.request({ model: 'sitemap', id: 'news' }, 'gathered')
      const waiting = await queue.queues.refresh.getJobs(['prioritized', 'delayed'])
      expect(waiting.map(({ data, delay }) => [data.id, data.trigger, delay])).toEqual([['news', 'schedule', 2000]])
      await closeAll()
    })

    it('keeps what nobody has read before in a queue of its own, whose newest goes first', async () => {
      await once(redis, 'ready')
      await server.empty()
      queue = createRefreshQueue(redis, logger)
      for (const id of ['1', '2', '1']) await queue.request({ model: 'story', id }, 'miss')
      await queue.request({ model: 'front', id: 'home' }, 'miss')
      const taken: string[] = []
      const connection = connectRedis(server.url, 'worker', logger)
      const worker = new Worker(
        'refresh-miss',
        async ({ data }) => taken.push(data.id),
        buildConsumerOptions(connection),
      )
      const done = new Promise<void>((resolve) => {
        worker.on('completed', () => taken.length === 3 && resolve())
      })
      await done
      await worker.close()
      connection.disconnect()
      expect(taken).toEqual(['home', '2', '1'])
      expect(await queue.queues['refresh-hot'].getJobCountByTypes('wait', 'prioritized')).toBe(0)
      await closeAll()
    })

    it('keeps the request that comes while the job runs', async () => {
      await once(redis, 'ready')
      await server.empty()
      queue = createRefreshQueue(redis, logger)
      const connection = connectRedis(server.url, 'worker', logger)
      const ran: string[] = []
      const worker = new Worker(
        'refresh',
        async (job) => {
          ran.push(job.data.trigger)
          if (ran.length === 1) await queue.request(WEATHER, 'reconcile')
        },
        buildConsumerOptions(connection),
      )
      const twice = new Promise<void>((resolve) => {
        worker.on('completed', () => ran.length === 2 && resolve())
      })
      await queue.request(WEATHER, 'stale')
      await twice
      await worker.close()
      connection.disconnect()
      expect(ran).toEqual(['stale', 'reconcile'])
      await closeAll()
    })

    it('gives up while Redis is away or hangs, counts that, and works as soon as Redis is back', async () => {
      await server.goAway()
      queue = createRefreshQueue(redis, logger)
      const before = await countRefused()
      expect(await queue.request(WEATHER, 'stale')).toBe(false)
      expect(await countRefused()).toBe(before + 1)
      await server.startAgain()
      if (redis.status !== 'ready') await once(redis, 'ready')
      server.pause()
      expect(await queue.request({ model: 'story', id: '8' }, 'stale')).toBe(false)
      expect(await countRefused()).toBe(before + 2)
      server.resume()
      if (redis.status !== 'ready') await once(redis, 'ready')
      expect(await queue.request({ model: 'front', id: 'home' }, 'stale')).toBe(true)
      expect(await queue.queues['refresh-hot'].getPrioritizedCount()).toBeGreaterThan(0)
      await closeAll()
    })
  })
})
