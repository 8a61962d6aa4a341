import { readFileSync } from 'node:fs'
import { isCertificateError } from '@liberta/http/certificate-error'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig } from '@mikro-orm/postgresql'
import type { Options } from '@mikro-orm/postgresql'
import { cutSilentConnections } from './cut-silent-connections.ts'
import type { TellingPool } from './cut-silent-connections.ts'
import { ENTITIES } from './entity.table.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'

const CONNECT_TIMEOUT_MS = 3000
const POOL_SIZE = 10
/** Longer than a statement may take (`migrateDatabase`). */
const LONGEST_SILENCE_MS = 20_000
/** After so long without a word the kernel asks whether PostgreSQL is still there, and does not find it within as long again. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** How the database is reached, beside its address. */
export interface DatabaseAccess {
  /** Connections at once. */
  poolSize?: number | undefined
  /** Who has signed the server's certificate (PEM). */
  caFile?: string | undefined
  /** Settings of every session, as PostgreSQL's `options`; not through PgBouncer, which refuses them. */
  session?: string | undefined
  /** How long a statement may be left without any answer before its connection is given up; milliseconds, `Infinity` for no end. */
  longestSilenceMs?: number | undefined
  /** Told of the pool of connections, whose figures it may read. */
  onPool?: ((pool: PoolCounts) => void) | undefined
}

/** What the pool says of itself: connections, those of them that nobody uses, and who waits for one. */
export interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** How `pg` is connected to a database, whoever connects. */
export interface DatabaseConnection {
  connectionString: string
  /** `host` is the name that the certificate has to be of; nothing where connections are plain. */
  ssl?: { host: string; ca?: string }
}

/**
 * How an address is connected to. Its `sslmode` goes first: `disable` is plain, `verify-full` is TLS with a certificate that is verified, by
 * `caFile` or else by who is known to Node. Without it connections are TLS where there is a `caFile`.
 * @throws where that cannot be read
 */
export function describeConnection(address: string, caFile: string | undefined): DatabaseConnection {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode')
  // Whoever reads the address after us would take it otherwise, or leave it out.
  url.searchParams.delete('sslmode')
  const connectionString = mode === null ? address : url.href
  if (mode === 'disable' || (mode === null && caFile === undefined)) return { connectionString }
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile, 'utf8') }
  return { connectionString, ssl: { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), ...ca } }
}

/** What is thrown in the place of an error of TLS, with the words for who has to put it right; any other error as it is. */
export function explainConnectionError(error: unknown): unknown {
  if (!isCertificateError(error)) return error
  const said = "PostgreSQL's certificate is not signed by DATABASE_CA_FILE, is not of this name, or out of date"
  return new Error(`${said}: ${error.message}`)
}

/**
 * MikroORM's options for the database at `url` (`postgresql://…`): one pool, bounded waits, times in UTC. What a statement may take is
 * said by the database (`migrateDatabase`), not when a connection begins: PgBouncer refuses to hear of it, and in transaction mode a
 * connection is not one session. For the same reason nothing here prepares statements by name.
 */
export function createDatabaseOptions(
  url: string,
  { poolSize = POOL_SIZE, caFile, session, longestSilenceMs = LONGEST_SILENCE_MS, onPool }: DatabaseAccess = {},
): Options {
  const { connectionString, ssl } = describeConnection(url, caFile)
  const onPoolCreated = (pool: PoolCounts & TellingPool) => {
    if (longestSilenceMs < Infinity) cutSilentConnections(pool, longestSilenceMs)
    onPool?.(pool)
  }
  return defineConfig({
    clientUrl: connectionString,
    entities: ENTITIES,
    extensions: [Migrator],
    forceUtcTimezone: true,
    ensureDatabase: false,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(session && { options: session }),
      ...(ssl && { ssl }),
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      onPoolCreated,
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
