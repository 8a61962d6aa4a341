import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

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
 * and logs it, because one local server may be both.
 */
export async function assertRedisPolicy(
  queue: Redis,
  cache: Redis,
  { production, logger }: { production: boolean; logger?: Logger },
): Promise<string[]> {
  const [queueInfo, cacheInfo] = await Promise.all([queue.info(), cache.info()])
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
