import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { readReaderProjection } from '@liberta/platform/accounts/reader-projection'
import { createLogger } from '@liberta/platform/logging/create-logger'
import { connectRedis } from '@liberta/platform/redis/connect-redis'
import type { RedisConnection } from '@liberta/platform/redis/redis-kinds'
import pg from 'pg'
import type { Engines } from './start-engines.ts'

const LOOK_EVERY_MS = 500

/**
 * Waits until what Redis knows of these readers is what the database does, and `isDone` besides, or until `until`
 * (performance.now); gives the ids of those of whom it knows less then.
 */
export async function settleReaders(
  engines: Engines,
  readers: readonly string[],
  until: number,
  isDone: () => boolean = () => true,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: engines.directUrl })
  const redis = connectRedis(engines.redisCacheUrl, 'cache', createLogger('drill', 'silent'))
  await client.connect()
  try {
    if (redis.status !== 'ready') await once(redis, 'ready')
    for (;;) {
      const stale = await findStale(client, redis, readers)
      if ((stale.length === 0 && isDone()) || performance.now() > until) return stale
      await pause(LOOK_EVERY_MS)
    }
  } finally {
    redis.disconnect()
    await client.end()
  }
}

async function findStale(client: pg.Client, redis: RedisConnection, readers: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; revision: number }>(
    'select id, revision from users where id::text = any($1)',
    [readers],
  )
  const projected = await Promise.all(rows.map(({ id }) => readReaderProjection(redis, id)))
  return rows.filter(({ revision }, index) => (projected[index]?.revision ?? 0) < revision).map(({ id }) => id)
}
