import type { HealthCheck } from '@liberta/platform/health/health-check'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Progress } from '../refresh/progress.ts'

const STUCK_AFTER_MS = 60_000

/**
 * Whether the jobs of a queue come to an end. Where Redis cannot tell how many wait, the worker is not blamed: starting
 * it again would mend nothing.
 */
export function checkProgress(queue: Pick<Queue, 'name' | 'getJobCountByTypes'>, progress: Progress): HealthCheck {
  return {
    name: `progress-${queue.name}`,
    severity: 1,
    impact: 'Pages keep what they show and get nothing new.',
    action: 'Restart the worker; then look for jobs that do not end in its log.',
    async check() {
      const waiting = await queue.getJobCountByTypes('wait', 'prioritized').catch(() => 0)
      const stuckFor = progress.stuckFor(waiting)
      if (stuckFor <= STUCK_AFTER_MS) return { ok: true }
      return { ok: false, detail: `${waiting} jobs wait, none was done for ${Math.round(stuckFor / 1000)} s` }
    },
  }
}

/** Whether a Redis answers. */
export function checkRedis(name: 'queue' | 'cache', redis: Redis): HealthCheck {
  return {
    name: `redis-${name}`,
    severity: 1,
    impact: 'Pages keep what they show and get nothing new.',
    action: 'Bring Redis back; the worker finds it by itself and rebuilds what is missing.',
    async check() {
      return { ok: (await redis.ping()) === 'PONG' }
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
