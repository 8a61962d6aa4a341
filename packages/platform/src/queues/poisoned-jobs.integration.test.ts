import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startRedis } from '@liberta/test-kit/start-redis'
import type { TestRedis } from '@liberta/test-kit/start-redis'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { Queue, UnrecoverableError, Worker } from 'bullmq'
import { createLogger } from '../logging/create-logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { countPoisonedJobs, notePoisonedJob } from './poisoned-jobs.ts'
import { buildConsumerOptions, buildProducerOptions } from './queue.table.ts'

let redis: TestRedis
let connection: RedisConnection
let blocking: RedisConnection
beforeAll(async () => {
  redis = await startRedis()
  connection = connectRedis(redis.url, 'producer', createLogger('test', 'silent'))
  blocking = connectRedis(redis.url, 'worker', createLogger('test', 'silent'))
  await Promise.all([connection, blocking].map((each) => once(each, 'ready')))
})
afterAll(async () => {
  for (const each of [connection, blocking]) each.disconnect()
  await redis.stop()
})

it('a poisoned job counts until somebody removes it or tries it again, and then no more', async () => {
  const queue = new Queue('poisoned', buildProducerOptions(connection))
  let isMended = false
  const work = async () => {
    if (!isMended) throw new UnrecoverableError('payload')
  }
  const worker = new Worker('poisoned', work, buildConsumerOptions(blocking))
  worker.on('failed', (job) => void notePoisonedJob(connection, 'poisoned', job?.id ?? ''))
  const count = () => countPoisonedJobs(connection, queue)
  try {
    const [removed, retried] = [await queue.add('a', {}), await queue.add('b', {})]
    await waitUntil(async () => (await count()) === 2)
    await removed.remove()
    expect(await count()).toBe(1)
    isMended = true
    await (await queue.getJob(retried.id ?? ''))?.retry()
    expect(await count()).toBe(0)
  } finally {
    await worker.close(true)
    await queue.close()
  }
})
