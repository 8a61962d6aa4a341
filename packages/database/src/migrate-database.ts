import { setTimeout as wait } from 'node:timers/promises'
import { MikroORM, TransactionPropagation } from '@mikro-orm/postgresql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { createDatabaseOptions, explainConnectionError } from './create-database-options.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'

/** Any number that only this product's migrations use. */
const MIGRATION_LOCK = 7_242_052_361

const LOCK_TRIED_EVERY_MS = 100

/**
 * A migration takes the time that its rows need, but waits for the lock of a table no longer than this: whoever asks the table
 * after it waits behind it. It fails then, and is tried again. The transaction that holds the lock of all migrations idles until they have run.
 */
const LOCK_TIMEOUT_MS = 5_000
const MIGRATING_SESSION = `-c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=0`

/**
 * Settings of this role in this database, unless somebody has said otherwise of the role there: what a statement may take; and that nothing
 * readers wrote gets into PostgreSQL's own log, which keeps it longer than we may: values stand in the text of statements, rows in the
 * details of errors.
 */
const ROLE_SETTINGS = {
  statement_timeout: '15s',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const

/**
 * The role's setting and not the database's, which is its owner's to make; it counts from the next connection on. What the log gets only a
 * superuser may say: where the role is none it is said by hand (docs/operations.md).
 */
const writeRoleSetting = (name: keyof typeof ROLE_SETTINGS) => `do $$
begin
  if not exists (
    select from pg_db_role_setting, unnest(setconfig) setting
    where setdatabase = (select oid from pg_database where datname = current_database())
      and setrole = current_user::regrole and starts_with(setting, '${name}=')
  ) then
    execute format('alter role %I in database %I set ${name} = %L',
      current_user, current_database(), '${ROLE_SETTINGS[name]}');
  end if;
exception when insufficient_privilege then null;
end $$`

/** Whether the programs' statements that fail are still written into PostgreSQL's log: what the server, the database and the role say of it. */
const LOGS_STATEMENTS = `select not exists (
    select from pg_db_role_setting, unnest(setconfig) setting
    where setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and setrole in (0, current_user::regrole) and setting in ('log_min_error_statement=panic', 'log_min_error_statement=fatal')
  ) and current_setting('log_min_error_statement') not in ('panic', 'fatal') as logged`

const UNSAFE_LOG =
  'PostgreSQL writes statements that fail into its own log, and readers’ words with them: set log_min_error_statement = panic and log_error_verbosity = terse for this role'

/** Migrations in the order in which they run. */
export type Migrations = readonly (typeof MIGRATIONS)[number][]

export interface MigrationLogger {
  info(facts: object, message: string): void
}

/**
 * Runs the migrations that have not run yet, and gives their names. Several processes may start at once: an advisory
 * lock of the database lets one run them while the others wait, and it falls with the connection of a process that dies.
 * It connects for itself and closes again. The address leads straight to PostgreSQL: a migration has settings of its session, for it
 * is not cut off at what a statement of the programs may take, which it bounds as well.
 */
export async function migrateDatabase(
  url: string,
  logger: MigrationLogger,
  caFile?: string,
  migrations: Migrations = MIGRATIONS,
): Promise<string[]> {
  const options = createDatabaseOptions(url, { session: MIGRATING_SESSION, caFile, longestSilenceMs: Infinity })
  const orm = new MikroORM({ ...options, migrations: { ...options.migrations, migrationsList: [...migrations] } })
  try {
    return await runUnderLock(orm, logger)
  } catch (error) {
    throw explainConnectionError(error)
  } finally {
    await orm.close(true)
  }
}

async function takeLock(entities: EntityManager): Promise<boolean> {
  const [row] = await entities.execute<{ taken: boolean }[]>('select pg_try_advisory_xact_lock(?) as taken', [
    MIGRATION_LOCK,
  ])
  return row?.taken === true
}

/**
 * Another process migrates for as long as it needs. Who waits for it does so outside of any transaction: an index that is made concurrently
 * waits until every transaction is over that it saw at work, which would never be.
 */
async function runUnderLock(orm: MikroORM, logger: MigrationLogger): Promise<string[]> {
  for (;;) {
    const done = await tryUnderLock(orm, logger)
    if (done) return done
    await wait(LOCK_TRIED_EVERY_MS)
  }
}

/** Null where another process has the lock. */
function tryUnderLock(orm: MikroORM, logger: MigrationLogger): Promise<string[] | null> {
  return orm.em.fork().transactional(
    async (entities) => {
      if (!(await takeLock(entities))) return null
      for (const name of Object.keys(ROLE_SETTINGS) as (keyof typeof ROLE_SETTINGS)[])
        await entities.execute(writeRoleSetting(name))
      const [log] = await entities.execute<{ logged: boolean }[]>(LOGS_STATEMENTS)
      if (log?.logged === true) logger.info({}, UNSAFE_LOG)
      const done = (await orm.migrator.up()).map((migration) => migration.name)
      logger.info({ migrations: done }, done.length > 0 ? 'Database migrated' : 'Database is up to date')
      return done
    },
    { propagation: TransactionPropagation.REQUIRES_NEW },
  )
}

/**
 * Resolves where every migration that these programs know has run; those of a newer release do no harm, as each release works with
 * the tables of the one before and of the one after. @throws Error naming what is lacking
 */
export async function assertMigrated(orm: MikroORM): Promise<void> {
  const [table] = await orm.em
    .fork()
    .execute<{ name: string | null }[]>(`select to_regclass('migrations') as name`)
    .catch((error: unknown) => {
      throw explainConnectionError(error)
    })
  const rows = table?.name ? await orm.em.fork().execute<{ name: string }[]>('select name from migrations') : []
  const done = new Set(rows.map(({ name }) => name))
  const lacking = MIGRATIONS.flatMap(({ name }) => (done.has(name) ? [] : [name]))
  if (lacking.length === 0) return
  throw new Error(`The database lacks ${lacking.join(', ')}. Migrate it: node worker/dist/migrate.js`)
}

/** The settings of a program that say how its database comes to be as it needs it. */
export interface DatabasePreparation {
  DATABASE_DIRECT_URL: string
  DATABASE_CA_FILE?: string | undefined
  MIGRATIONS: 'run' | 'wait'
}

/** Migrates the database, or looks whether a step of its own has done so. Rejects where it is not yet as these programs need it. */
export async function prepareDatabase(
  orm: MikroORM,
  { DATABASE_DIRECT_URL, DATABASE_CA_FILE, MIGRATIONS: how }: DatabasePreparation,
  logger: MigrationLogger,
): Promise<void> {
  if (how === 'run') await migrateDatabase(DATABASE_DIRECT_URL, logger, DATABASE_CA_FILE)
  else await assertMigrated(orm)
}
