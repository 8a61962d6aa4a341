import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPgbouncer } from '@liberta/test-kit/start-pgbouncer'
import { findPostgres } from '../../../local/src/services/find-postgres.ts'
import { startServices } from '../../../local/src/services/start-services.ts'
import { startSystemPostgres } from '../../../local/src/services/system-postgres.ts'
import type { Engines } from './start-engines.ts'

const DATABASE_CONNECTIONS = 20
/** What ends with the server may still write while its folder goes. */
const DELETE_TRIES = 20

/** Engines whose PostgreSQL, the machine's own, can be lost with all that it has. */
export interface LosableEngines extends Engines {
  /** Kills PostgreSQL (SIGKILL) and deletes its folder; the milliseconds since the epoch between the two. */
  losePostgres: () => Promise<number>
  /** Starts PostgreSQL where it was before, on another folder. */
  startPostgresOn: (folder: string) => Promise<void>
}

/** The machine's PostgreSQL behind a PgBouncer, and a Redis each for queue and cache. @param folder where their files are */
export async function startLosableEngines(folder: string, say: (line: string) => void): Promise<LosableEngines> {
  const bin = findPostgres(say)
  const services = await startServices({ folder: join(folder, 'services'), postgres: false, redis: true, say })
  let postgres = await startSystemPostgres({ bin, folder: join(folder, 'postgres') })
  const directUrl = postgres.url
  const pgbouncer = await startPgbouncer(directUrl, DATABASE_CONNECTIONS)
  const databaseUrl = new URL(directUrl)
  databaseUrl.port = String(pgbouncer.port)
  return {
    databaseUrl: databaseUrl.href,
    directUrl,
    redisQueueUrl: services.redisQueue?.url ?? '',
    redisCacheUrl: services.redisCache?.url ?? '',
    async losePostgres() {
      if (postgres.pid === null) throw new Error('PostgreSQL does not run')
      process.kill(postgres.pid, 'SIGKILL')
      const lostAt = Date.now()
      await postgres.died
      rmSync(postgres.folder, { recursive: true, maxRetries: DELETE_TRIES })
      return lostAt
    },
    async startPostgresOn(place) {
      postgres = await startSystemPostgres({ bin, folder: place, port: Number(new URL(directUrl).port) })
    },
    async stop() {
      await pgbouncer.stop()
      await Promise.all([postgres.stop(), services.stop()])
    },
  }
}
