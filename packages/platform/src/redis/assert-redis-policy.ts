import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isCluster } from './redis-kinds.ts'
import type { RedisConnection } from './redis-kinds.ts'

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
  queue: RedisConnection,
  cache: RedisConnection,
  { production, logger }: { production: boolean; logger?: Logger },
): Promise<string[]> {
  const [queueInfos, cacheInfos] = await Promise.all([readInfos(queue), readInfos(cache)])
  const problems: string[] = []
  const cacheIds = new Set(cacheInfos.map((info) => pick(info, 'run_id')))
  if (queueInfos.some((info) => cacheIds.has(pick(info, 'run_id')))) {
    problems.push('REDIS_QUEUE_URL and REDIS_CACHE_URL are the same server')
  }
  const policies = new Set(queueInfos.map((info) => pick(info, 'maxmemory_policy')))
  policies.delete('noeviction')
  for (const policy of policies) {
    problems.push(`the queue's Redis has maxmemory-policy ${policy}, expected noeviction`)
  }
  if (production && problems.length > 0) throw new RedisPolicyError(problems.join('; '))
  for (const problem of problems) logger?.warn({ problem }, 'Redis would not do for production')
  return problems
}

/** Of a cluster, those of all its masters. */
async function readInfos(redis: RedisConnection): Promise<string[]> {
  for (;;) {
    const servers = isCluster(redis) ? redis.nodes('master') : [redis]
    const infos = await Promise.all(servers.map((server) => server.info())).catch((error: unknown) => {
      if (redis.status === 'end') throw error
      return []
    })
    if (infos.length > 0) return infos
    await wait(ASK_AGAIN_AFTER_MS, undefined, { ref: false })
  }
}
