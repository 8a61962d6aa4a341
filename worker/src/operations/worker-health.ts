import type { HealthCheck } from '@liberta/platform/health/health-check'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import { isRedisHealthy } from '@liberta/platform/redis/redis-kinds'
import type { Progress } from '../refresh/progress.ts'

const STUCK_AFTER_MS = 60_000

/** What health checks and metrics use of a queue. */
export type MeasuredQueue = Pick<Queue, 'name' | 'getJobCountByTypes' | 'isPaused'>

/** How many jobs could be done now: none of a queue that an operator has paused, and none where Redis cannot tell. */
export async function countDoable(queue: MeasuredQueue): Promise<number> {
  const counting = Promise.all([queue.isPaused(), queue.getJobCountByTypes('wait', 'prioritized')])
  const [isPaused, waiting] = await counting.catch(() => [true, 0] as const)
  return isPaused ? 0 : waiting
}

/**
 * Whether the jobs of a queue come to an end. Where Redis cannot tell how many wait, or the queue is paused, the worker is not blamed:
 * starting it again would mend nothing.
 */
export function checkProgress(queue: MeasuredQueue, progress: Progress): HealthCheck {
  return {
    name: `progress-${queue.name}`,
    severity: 1,
    impact: 'Pages keep what they show and get nothing new.',
    action: 'Restart the worker; then look for jobs that do not end in its log.',
    async check() {
      const waiting = await countDoable(queue)
      const stuckFor = progress.stuckFor(waiting)
      if (stuckFor <= STUCK_AFTER_MS) return { ok: true }
      return { ok: false, detail: `${waiting} jobs wait, none was done for ${Math.round(stuckFor / 1000)} s` }
    },
  }
}

/** Whether a Redis answers. */
export function checkRedis(name: 'queue' | 'cache', redis: RedisConnection): HealthCheck {
  return {
    name: `redis-${name}`,
    severity: 1,
    impact: 'Pages keep what they show and get nothing new.',
    action: 'Bring Redis back; the worker finds it by itself and rebuilds what is missing.',
    async check() {
      return { ok: await isRedisHealthy(redis) }
    },
  }
}

/** Whether PostgreSQL answers. */
export function checkDatabase(orm: MikroORM): HealthCheck {
  return {
    name: 'postgres',
    severity: 3,
    impact: 'The weather is not kept for the case that Redis loses everything.',
    action: 'Bring PostgreSQL back.',
    async check() {
      return { ok: await orm.isConnected() }
    },
  }
}
