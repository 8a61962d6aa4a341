import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

const ASK_AGAIN_AFTER_MS = 500

/** The two Redis are not fit for production. */
export class RedisPolicyError extends Error {
  override readonly name = 'RedisPolicyError'
}

/** One line of INFO, by its name. INFO and not CONFIG GET, because hosted Redis often forbids CONFIG. */
function pick(info: string, name: string): string | undefined {
  return info.match(new RegExp(`^${name}:(.*?)\\r?$`, 'm'))?.[1]
}

/**
 * Queues and caches are different Redis servers in production: a cache may throw things away when memory is short, and a
 * queue must never (`maxmemory-policy noeviction`). Throws RedisPolicyError in production; else returns what is wrong
 * and logs it, because one local server may be both. One that does not answer, as it may just have been restarted, is asked again
 * until it does.
 */
export async function assertRedisPolicy(
  queue: Redis,
  cache: Redis,
  { production, logger }: { production: boolean; logger?: Logger },
): Promise<string[]> {
  const [queueInfo, cacheInfo] = await Promise.all([readInfo(queue), readInfo(cache)])
  const policy = pick(queueInfo, 'maxmemory_policy')
  const problems: string[] = []
  if (pick(queueInfo, 'run_id') === pick(cacheInfo, 'run_id')) {
    problems.push('REDIS_QUEUE_URL and REDIS_CACHE_URL are the same server')
  }
  if (policy !== 'noeviction') problems.push(`the queue's Redis has maxmemory-policy ${policy}, expected noeviction`)
  if (production && problems.length > 0) throw new RedisPolicyError(problems.join('; '))
  for (const problem of problems) logger?.warn({ problem }, 'Redis would not do for production')
  return problems
}

async function readInfo(redis: Redis): Promise<string> {
  for (;;) {
    const info = await redis.info().catch((error: unknown) => {
      if (redis.status === 'end') throw error
      return null
    })
    if (info !== null) return info
    await wait(ASK_AGAIN_AFTER_MS, undefined, { ref: false })
  }
}
