import { readOutboxDelay } from '@liberta/database/outbox/outbox.repository'
import type { ReadModelReader } from '@liberta/platform/read-models/read-model-reader'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { isRedisHealthy } from '@liberta/platform/redis/redis-kinds'
import type { HealthCheck } from '@liberta/platform/health/health-check'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { RedisConnections } from '../redis/redis-connections.ts'

/** Milliseconds after which a home page that nobody refreshes says that the refreshing has stopped: eight polls. */
const HOME_TOO_OLD_MS = 120_000

/** Milliseconds that a line of the outbox may wait: a relay looks every second. */
const OUTBOX_TOO_OLD_MS = 30_000

/** What an operator has to know of the API: how bad it is, what readers notice, what to do. */
export function createApiHealthChecks(
  redis: RedisConnections,
  reader: ReadModelReader,
  store: ReadModelStore,
  orm: MikroORM,
): HealthCheck[] {
  return [
    {
      name: 'cache-redis',
      severity: 1,
      impact: 'Readers get the copies of this process; what it has no copy of is answered 503.',
      action: 'See that the Redis of REDIS_CACHE_URL runs and is within reach. Nothing has to be restarted here.',
      check: async () => ({ ok: await isRedisHealthy(redis.cache) }),
    },
    {
      name: 'queue-redis',
      severity: 2,
      impact:
        'Nothing new is asked for: pages stay as they are, webhooks are refused (503) and the CMS has to send them again.',
      action: 'See that the Redis of REDIS_QUEUE_URL runs, is within reach and has memory left (policy noeviction).',
      check: async () => ({ ok: await isRedisHealthy(redis.producer) }),
    },
    {
      name: 'change-subscription',
      severity: 2,
      impact: 'Changes reach the copies of this process late.',
      action:
        'It reconnects by itself; see the network to the Redis of REDIS_CACHE_URL, and whether its account may subscribe.',
      check: async () => ({ ok: reader.isHearing, detail: redis.subscriber.status }),
    },
    {
      name: 'home-freshness',
      severity: 2,
      impact: 'Readers see an old home page.',
      action: 'See the worker, its queue refresh-hot at /queues, and whether Naxos answers.',
      check: () => checkHomeFreshness(store),
    },
    {
      name: 'postgres',
      severity: 2,
      impact: 'Pages stay. Nobody can sign in, save, or write to the desk.',
      action: 'See that the PostgreSQL of DATABASE_URL runs and is within reach. Nothing has to be restarted here.',
      check: async () => ({ ok: await orm.isConnected() }),
    },
    {
      name: 'outbox',
      severity: 3,
      impact: 'What readers changed is kept; other pages of theirs and the desk’s mail hear of it late.',
      action: 'See the worker, its queue outbox at /queues, and the Redis of REDIS_QUEUE_URL.',
      check: () => checkOutbox(orm),
    },
  ]
}

async function checkOutbox(orm: MikroORM): Promise<{ ok: boolean; detail: string }> {
  const lateMs = await readOutboxDelay(orm.em)
  return { ok: lateMs < OUTBOX_TOO_OLD_MS, detail: `the oldest line waits for ${Math.round(lateMs / 1000)} s` }
}

async function checkHomeFreshness(store: ReadModelStore): Promise<{ ok: boolean; detail: string }> {
  const [home] = await store.describe([{ model: 'front', id: 'home' }])
  if (!home) return { ok: false, detail: 'never read' }
  const lateMs = Date.now() - home.freshUntil
  return { ok: lateMs < HOME_TOO_OLD_MS, detail: `fresh until ${new Date(home.freshUntil).toISOString()}` }
}
