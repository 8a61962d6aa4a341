import { readFileSync } from 'node:fs'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig } from '@mikro-orm/postgresql'
import type { Options } from '@mikro-orm/postgresql'
import { ENTITIES } from './entity.table.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'

const CONNECT_TIMEOUT_MS = 3000
const POOL_SIZE = 10

/** How the database is reached, beside its address. */
export interface DatabaseAccess {
  /** Connections at once. */
  poolSize?: number | undefined
  /** Who has signed the server's certificate (PEM); without it connections are plain. */
  caFile?: string | undefined
  /** Settings of every session, as PostgreSQL's `options`; not through PgBouncer, which refuses them. */
  session?: string | undefined
  /** Told of the pool of connections, whose figures it may read. */
  onPool?: ((pool: PoolCounts) => void) | undefined
}

/** What the pool says of itself: connections, those of them that nobody uses, and who waits for one. */
export interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** What `pg` is told of TLS: verified against these certificates; nothing where there are none. Throws where they cannot be read. */
export function describeTls(caFile: string | undefined): { ssl?: { ca: string } } {
  return caFile === undefined ? {} : { ssl: { ca: readFileSync(caFile, 'utf8') } }
}

/**
 * MikroORM's options for the database at `url` (`postgresql://…`): one pool, bounded waits, times in UTC. What a statement may take is
 * said by the database (`migrateDatabase`), not when a connection begins: PgBouncer refuses to hear of it, and in transaction mode a
 * connection is not one session. For the same reason nothing here prepares statements by name.
 */
export function createDatabaseOptions(
  url: string,
  { poolSize = POOL_SIZE, caFile, session, onPool }: DatabaseAccess = {},
): Options {
  return defineConfig({
    clientUrl: url,
    entities: ENTITIES,
    extensions: [Migrator],
    forceUtcTimezone: true,
    ensureDatabase: false,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(session && { options: session }),
      ...describeTls(caFile),
      ...(onPool && { onPoolCreated: onPool }),
    },
    migrations: {
      migrationsList: MIGRATIONS,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      transactional: true,
      // Each by itself: what one has locked is free while the next one takes its time, and one may make an index concurrently.
      allOrNothing: false,
    },
  })
}
