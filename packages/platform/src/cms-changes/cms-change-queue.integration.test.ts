import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { REDIS_KINDS } from '@liberta/test-kit/start-redis-cluster'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { UnrecoverableError, Worker } from 'bullmq'
import type { Job } from 'bullmq'
import { runInContext } from '@liberta/http/request-context'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { buildConsumerOptions } from '../queues/queue.table.ts'
import { cmsChangeJobSchema } from './cms-change-job.schema.ts'
import type { CmsChange } from './cms-change-job.schema.ts'
import {
  CmsChangeQueue,
  MOST_REPEATS,
  buildCmsChangeJobId,
  waitBeforeRepeat,
  waitBeforeTry,
} from './cms-change-queue.ts'
import { createProducer } from '../queues/create-producer.ts'

const logger = createLogger('test', 'silent')
function changeOf(id: string, event: CmsChange['event'] = 'story.updated'): CmsChange {
  return { id, event, subject: { type: 'story', id: 7, slug: null }, sections: [], tags: [], journalists: [] }
}

async function giveUp(): Promise<never> {
  throw new UnrecoverableError('a day is over')
}

/** Ends with what a try before the last one had left. */
async function leave(job: Job): Promise<void> {
  await job.updateData({ ...job.data, left: ['story:7'] })
}

describe.each(REDIS_KINDS)('on $kind', ({ start }) => {
  let server: TestRedis
  let redis: RedisConnection
  let changes: CmsChangeQueue

  beforeAll(async () => {
    server = await start()
    redis = connectRedis(server.url, 'worker', logger)
    changes = new CmsChangeQueue(createProducer('cms-changes', redis, logger))
  })
  beforeEach(() => server.empty())
  afterAll(async () => {
    await changes.queue.close()
    redis.disconnect()
    await server.stop()
  })

  async function readWaiting(): Promise<string[]> {
    const jobs = await changes.queue.getJobs(['prioritized', 'wait'], 0, -1, true)
    return jobs.map(({ data }) => data.change.id)
  }

  describe('the queue of changes', () => {
    it('takes one job for an announcement, whatever letters its id has, and two for two of one story', async () => {
      const ids = ['7', 'a:b', 'a:b:c:d', 'città/1 %3A', '\u{1F4F0}', 'a%3Ab', 'half \ud800']
      for (const id of [...ids, ...ids]) await changes.announce(changeOf(id))
      expect((await readWaiting()).toSorted()).toEqual(ids.toSorted())
    })

    it('says in a job which request announced the change', async () => {
      const requestId = 'a'.repeat(32)
      await runInContext({ requestId }, () => changes.announce(changeOf('named')))
      const [job] = await changes.queue.getJobs(['prioritized', 'wait'])
      expect(cmsChangeJobSchema.parse(job?.data)).toEqual({ change: changeOf('named'), requestId })
    })

    it('lets withdrawals go first, and the others in their order', async () => {
      for (const id of ['1', '2']) await changes.announce(changeOf(id))
      await changes.announce(changeOf('3', 'story.withdrawn'))
      await changes.announce(changeOf('4', 'content.withdrawn'))
      expect(await readWaiting()).toEqual(['3', '4', '1', '2'])
    })

    it('remembers what was done, so that it is not done again within ten minutes, and no longer', async () => {
      const done: string[] = []
      const connection = connectRedis(server.url, 'worker', logger)
      const worker = new Worker(
        'cms-changes',
        async ({ data }) => void done.push(data.change.id),
        buildConsumerOptions(connection),
      )
      const ended = new Promise<void>((resolve) => void worker.once('completed', () => resolve()))
      await changes.announce(changeOf('1'))
      await ended
      await changes.announce(changeOf('1'))
      expect(await readWaiting()).toEqual([])
      await worker.close()
      connection.disconnect()
      expect(done).toEqual(['1'])
      expect((await changes.queue.getJob(buildCmsChangeJobId('1')))?.opts.removeOnComplete).toMatchObject({ age: 600 })
    })

    it('takes an announcement again whose change was given up, as news, however often it comes', async () => {
      const connection = connectRedis(server.url, 'worker', logger)
      const worker = new Worker('cms-changes', giveUp, buildConsumerOptions(connection))
      const ended = new Promise<void>((resolve) => void worker.once('failed', () => resolve()))
      await changes.announce(changeOf('1', 'story.withdrawn'))
      await ended
      await worker.close()
      connection.disconnect()
      await Promise.all([1, 2, 3].map(() => changes.announce(changeOf('1', 'story.withdrawn'))))
      expect(await readWaiting()).toEqual(['1'])
      const job = await changes.queue.getJob(buildCmsChangeJobId('1'))
      expect([job?.attemptsMade, job?.failedReason]).toEqual([0, undefined])
      expect(await changes.queue.getFailedCount()).toBe(0)
    })

    it('has withdrawals done once more that were done last, whole and each once, and nothing else', async () => {
      const connection = connectRedis(server.url, 'worker', logger)
      const worker = new Worker('cms-changes', leave, buildConsumerOptions(connection))
      const entries = [{ id: 41, withdrawn: true }]
      const done = [
        changeOf('gone', 'story.withdrawn'),
        changeOf('new'),
        { ...changeOf('entry gone'), entries },
        { ...changeOf('entry new'), entries: [{ id: 42, withdrawn: false }] },
      ]
      for (const change of done) await changes.announce(change)
      await waitUntil(async () => (await changes.queue.getCompletedCount()) === done.length)
      await worker.close()
      connection.disconnect()
      const counts = await Promise.all([1, 2].map(() => changes.repeatWithdrawals()))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
      expect(await readWaiting()).toEqual(['gone', 'entry gone'])
      const waiting = await changes.queue.getJobs(['prioritized'])
      expect(waiting.flatMap(({ data }) => Object.keys(data))).not.toContain('left')
      expect(await changes.queue.getCompletedCount()).toBe(2)
    })

    it('tries again soon at first, then every ten seconds, for a day', async () => {
      const longest = [1, 2, 3, 4, 5, 6, 5000].map((tries) => waitBeforeTry(tries, () => 1))
      expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
      expect([1, 5000].map((tries) => waitBeforeTry(tries, () => 0))).toEqual([375, 7500])
      await changes.announce(changeOf('1'))
      const [job] = await changes.queue.getJobs(['prioritized'])
      expect((job?.opts.attempts ?? 0) * waitBeforeTry(5000, () => 1)).toBe(24 * 3600 * 1000)
    })

    it('asks for what came as it was before later and later, for some minutes', () => {
      const longest = Array.from({ length: MOST_REPEATS }, (_, times) => waitBeforeRepeat(times, () => 1))
      expect([longest.slice(0, 4), longest.at(-1)]).toEqual([[500, 1000, 2000, 4000], 256_000])
      expect(longest.reduce((sum, wait) => sum + wait, 0)).toBe(511_500)
      expect(waitBeforeRepeat(0, () => 0)).toBe(375)
    })

    it('does not take what Redis does not answer for within half a second', async () => {
      server.pause()
      const began = performance.now()
      await expect(changes.announce(changeOf('1'))).rejects.toThrow('no answer of the queue')
      expect(performance.now() - began).toBeLessThan(15_000)
      server.resume()
      await expect(changes.announce(changeOf('1'))).resolves.toBeUndefined()
      expect(await readWaiting()).toEqual(['1'])
    })
  })
})
