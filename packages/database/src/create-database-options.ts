import { Migrator } from '@mikro-orm/migrations'
import { defineConfig } from '@mikro-orm/postgresql'
import type { Options } from '@mikro-orm/postgresql'
import { ENTITIES } from './entity.table.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'

const CONNECT_TIMEOUT_MS = 3000
const STATEMENT_TIMEOUT_MS = 15_000
const POOL_SIZE = 10

/** MikroORM's options for the database at `url` (`postgresql://…`): one pool, bounded waits, times in UTC. */
export function createDatabaseOptions(url: string): Options {
  return defineConfig({
    clientUrl: url,
    entities: ENTITIES,
    extensions: [Migrator],
    forceUtcTimezone: true,
    ensureDatabase: false,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS },
    migrations: {
      migrationsList: MIGRATIONS,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
  })
}
