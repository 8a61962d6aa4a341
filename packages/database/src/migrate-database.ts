import { MikroORM, TransactionPropagation } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from './create-database-options.ts'

/** Any number that only this product's migrations use. */
const MIGRATION_LOCK = 7_242_052_361

/** How long one process waits for another's migrations. */
const LOCK_TIMEOUT_MS = 60_000

export interface MigrationLogger {
  info(facts: object, message: string): void
}

/**
 * Runs the migrations that have not run yet, and gives their names. Several processes may start at once: an advisory
 * lock of the database lets one run them while the others wait, and it falls with the connection of a process that dies.
 * Given an address instead of an ORM, it connects for itself and closes again.
 */
export async function migrateDatabase(target: MikroORM | string, logger: MigrationLogger): Promise<string[]> {
  if (typeof target !== 'string') return runUnderLock(target, logger)
  const orm = new MikroORM(createDatabaseOptions(target))
  try {
    return await runUnderLock(orm, logger)
  } finally {
    await orm.close(true)
  }
}

function runUnderLock(orm: MikroORM, logger: MigrationLogger): Promise<string[]> {
  return orm.em.fork().transactional(
    async (entities) => {
      await entities.execute(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await entities.execute(`set local statement_timeout = ${LOCK_TIMEOUT_MS}`)
      await entities.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
      const done = (await orm.migrator.up()).map((migration) => migration.name)
      logger.info({ migrations: done }, done.length > 0 ? 'Database migrated' : 'Database is up to date')
      return done
    },
    { propagation: TransactionPropagation.REQUIRES_NEW },
  )
}
