import type { Queue } from 'bullmq'
import type { RedisConnection } from '../redis/redis-kinds.ts'

/** So many are looked at: more of them are one cause. */
const MOST_COUNTED = 100

const keyOf = (queue: string) => `jobs:poisoned:${queue}`

/** Remembers a job that has failed by its own fault, beside the queue, which keeps those that others have failed with it. */
export async function notePoisonedJob(redis: RedisConnection, queue: string, jobId: string): Promise<void> {
  await redis.sadd(keyOf(queue), jobId)
}

/** How many of them still lie there as failed. One that somebody has tried again or removed is forgotten. */
export async function countPoisonedJobs(
  redis: RedisConnection,
  queue: Pick<Queue, 'name' | 'getJobState'>,
): Promise<number> {
  const key = keyOf(queue.name)
  const ids = await redis.srandmember(key, MOST_COUNTED)
  const states = await Promise.all(ids.map((id) => queue.getJobState(id)))
  const mended = ids.filter((_, place) => states[place] !== 'failed')
  if (mended.length > 0) await redis.srem(key, ...mended)
  return ids.length - mended.length
}
