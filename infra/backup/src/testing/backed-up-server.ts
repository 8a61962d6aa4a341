import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '@liberta/test-kit/wait-until'
import pg from 'pg'
import { startSystemPostgres } from '../../../local/src/services/system-postgres.ts'
import type { SystemPostgres, SystemPostgresOrder } from '../../../local/src/services/system-postgres.ts'
import type { RestoredState } from '../recover-server.ts'
import { restoreBase } from '../restore-backup.ts'
import type { RestoreOrder } from '../restore-backup.ts'
import { followWal } from '../take-backup.ts'
import type { BackupOrder } from '../take-backup.ts'

const say = () => undefined

/** A server whose log is followed into a backup folder of its own. */
export interface BackedUpServer {
  postgres: SystemPostgres
  /** What its backup is made by. */
  order: BackupOrder
  query: <Row extends pg.QueryResultRow>(sql: string, url?: string) => Promise<Row[]>
  /** Has the server begin a new file of its log, and waits until the one before has come. */
  switchWal: () => Promise<void>
  restore: (into: string, until: Date | null, other?: Partial<RestoreOrder>) => Promise<RestoredState>
  stop: () => Promise<void>
}

/** Starts a server, and follows its log into a folder. */
export async function startBackedUpServer(server: SystemPostgresOrder, backup: string): Promise<BackedUpServer> {
  const postgres = await startSystemPostgres(server)
  const order = { database: postgres.url, folder: backup, say }
  const query: BackedUpServer['query'] = (sql, url = postgres.url) => ask(url, sql)
  const follower = new AbortController()
  const following = followWal(order, follower.signal)
  await waitUntil(async () => (await query('select 1 from pg_stat_replication')).length > 0, {
    what: 'the log is followed',
  })
  return {
    postgres,
    order,
    query,
    async switchWal() {
      const before = countWal(backup)
      // A file in which nothing stands yet is not left.
      await query(`select pg_logical_emit_message(true, 'test', 'something')`)
      await query('select pg_switch_wal()')
      await waitUntil(() => countWal(backup) > before, { what: 'a whole file of the log' })
    },
    restore: (into, until, other) =>
      restoreBase({ folder: backup, into, until, user: 'liberta', database: 'liberta', say, ...other }),
    async stop() {
      follower.abort()
      await following
      await postgres.stop()
    },
  }
}

/** Whole files of the log. */
function countWal(backup: string): number {
  return readdirSync(join(backup, 'wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
}

async function ask<Row extends pg.QueryResultRow>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
