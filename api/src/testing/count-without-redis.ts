import { Redis } from 'ioredis'
import { ClientLimits } from '../http/client-limits.ts'
import type { RedisConnections } from '../redis/redis-connections.ts'
import { apiSettingsSchema } from '../settings/api-settings.schema.ts'

/** Limits of a process whose Redis is away: it never connects. `variables` are settings of the test's own. */
export function countWithoutRedis(variables: Readonly<Record<string, string>> = {}): ClientLimits {
  const settings = apiSettingsSchema.parse({ NAXOS_WEBHOOK_SECRET: 'a-secret-of-the-tests', ...variables })
  const cache = new Redis({ lazyConnect: true })
  return new ClientLimits({ cache } as unknown as RedisConnections, settings)
}
