import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Queue, Worker } from 'bullmq'
import type { Job } from 'bullmq'
import { Redis } from 'ioredis'
import { orHandBack, TryLaterError } from './run-job.ts'

let server: TestRedis
let redis: Redis

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url, { maxRetriesPerRequest: null })
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

const work = () => Promise.reject(new TryLaterError(3_600_000, 'rubbish'))

it('a job that is to be tried later waits for that, and none of its tries is gone', async () => {
  const { signal } = new AbortController()
  const queue = new Queue('later', { connection: redis })
  const worker = new Worker('later', (job: Job, token) => orHandBack(work, { job, token, signal }), {
    connection: redis,
  })
  const { id = '' } = await queue.add('x', {}, { attempts: 2, priority: 1 })
  await waitUntil(async () => (await queue.getDelayedCount()) === 1)
  const job = await queue.getJob(id)
  expect([job?.attemptsMade, job?.delay, job?.finishedOn]).toEqual([0, 3_600_000, undefined])
  await Promise.all([worker.close(), queue.close()])
})
