import { join } from 'node:path'
import { startPgbouncer } from '@liberta/test-kit/start-pgbouncer'
import { startServices } from '../../../local/src/services/start-services.ts'

/** Of all copies together, at PostgreSQL's side of the pooler. */
const DATABASE_CONNECTIONS = 20

/** What the programs keep their things in. */
export interface Engines {
  /** Through PgBouncer. */
  databaseUrl: string
  /** Straight to PostgreSQL. */
  directUrl: string
  redisQueueUrl: string
  redisCacheUrl: string
  /** The process of the queue's Redis, where it is one server. */
  redisQueuePid: number | null
  stop: () => Promise<void>
}

/** PostgreSQL behind a PgBouncer in transaction mode, and a Redis each for queue and cache. @param folder where their files are */
export async function startEngines(folder: string, say: (line: string) => void): Promise<Engines> {
  const services = await startServices({ folder: join(folder, 'services'), postgres: true, redis: true, say })
  try {
    const directUrl = services.postgres?.url ?? ''
    const pgbouncer = await startPgbouncer(directUrl, DATABASE_CONNECTIONS)
    const databaseUrl = new URL(directUrl)
    databaseUrl.port = String(pgbouncer.port)
    return {
      databaseUrl: databaseUrl.href,
      directUrl,
      redisQueueUrl: services.redisQueue?.url ?? '',
      redisCacheUrl: services.redisCache?.url ?? '',
      redisQueuePid: services.redisQueue?.pid ?? null,
      async stop() {
        await pgbouncer.stop()
        await services.stop()
      },
    }
  } catch (error) {
    await services.stop()
    throw error
  }
}
