import type { Job, Queue } from 'bullmq'
import { countPoisonedJobs } from '../queues/poisoned-jobs.ts'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import { createGauge } from './create-metric.ts'

const STATES = ['wait', 'prioritized', 'active', 'delayed', 'failed'] as const

/** Where the next job of a queue stands. */
const WAITING = ['wait', 'prioritized', 'delayed'] as const

const jobs = createGauge('queue_jobs')
const paused = createGauge('queue_paused')
const poisoned = createGauge('queue_poisoned_jobs')
const oldest = createGauge('queue_oldest_job_age_seconds')

/**
 * Reads how many jobs a queue has and how many of them are poisoned, whether it is paused, and for how long its next job has waited.
 * @param redis the Redis of the queue
 */
export function createQueueSampler(queue: Queue, redis: RedisConnection): () => Promise<void> {
  const { name } = queue
  return async () => {
    const [counts, isPaused, next, bad] = await Promise.all([
      queue.getJobCounts(...STATES),
      queue.isPaused(),
      queue.getJobs([...WAITING], 0, 0, true),
      countPoisonedJobs(redis, queue),
    ])
    for (const state of STATES) jobs.set({ queue: name, state }, counts[state] ?? 0)
    poisoned.set({ queue: name }, bad)
    paused.set({ queue: name }, Number(isPaused))
    oldest.set({ queue: name }, Math.max(0, ...next.filter(Boolean).map((job) => ageOf(job))) / 1000)
  }
}

/**
 * Milliseconds for which a job could have been done; negative while it is not due. One that waits for another try is not old for that: it
 * was taken at its time.
 */
function ageOf({ timestamp, delay, attemptsMade }: Pick<Job, 'timestamp' | 'delay' | 'attemptsMade'>): number {
  return attemptsMade > 0 ? 0 : Date.now() - timestamp - delay
}
