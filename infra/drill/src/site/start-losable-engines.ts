import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres } from '../../../local/src/services/find-postgres.ts'
import { startSystemPostgres } from '../../../local/src/services/system-postgres.ts'
import { startAround } from './start-engines.ts'
import type { Engines } from './start-engines.ts'

/** What ends with the server may still write while its folder goes. */
const DELETE_TRIES = 20

/** Engines whose PostgreSQL, the machine's own, can be lost with all that it has. */
export interface LosableEngines extends Engines {
  /** Kills PostgreSQL (SIGKILL) and deletes its folder; the milliseconds since the epoch between the two. */
  losePostgres: () => Promise<number>
  /** Starts PostgreSQL where it was before, on another folder. */
  startPostgresOn: (folder: string) => Promise<void>
}

/** Engines around the machine's own PostgreSQL. @param folder where its files are */
export async function startLosableEngines(folder: string, say: (line: string) => void): Promise<LosableEngines> {
  const bin = findPostgres(say)
  let postgres = await startSystemPostgres({ bin, folder: join(folder, 'postgres') })
  const directUrl = postgres.url
  const engines = await startAround({ directUrl, stop: () => postgres.stop(), say })
  return {
    ...engines,
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
  }
}
