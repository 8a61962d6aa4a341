import type { INestApplicationContext } from '@nestjs/common'
import { assertRedisPolicy } from '@liberta/platform/redis/assert-redis-policy'
import type { Logger } from 'pino'
import type { ApiSettings } from '../settings/api-settings.schema.ts'
import { RedisConnections } from '../redis/redis-connections.ts'

/**
 * Once both Redis are within reach, sees that they are fit: in production, rejects where queue and cache are one server
 * or the queue's may drop jobs. Readers are answered meanwhile.
 */
export async function guardRedisPolicy(
  application: INestApplicationContext,
  settings: ApiSettings,
  logger: Logger,
): Promise<void> {
  const { producer, cache } = application.get(RedisConnections)
  await assertRedisPolicy(producer, cache, { production: settings.production, logger })
}
