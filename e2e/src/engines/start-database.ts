import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPgbouncer } from '@liberta/test-kit/start-pgbouncer'
import { startServices } from '../../../infra/local/src/services/start-services.ts'
import { startReplicatedPostgres } from '../../../infra/testing/start-replicated-postgres.ts'
import { crashPostgres } from './crash-postgres.ts'
import type { RevivedPostgres } from './crash-postgres.ts'

/** Of all programs together, at PostgreSQL's side of the pooler. */
const SERVER_CONNECTIONS = 20

/** A PostgreSQL that a test ends. */
export interface TestDatabase {
  /** Straight to it, for the test itself. */
  url: string
  /** Variables by which the programs find it. */
  environment: Readonly<Record<string, string>>
  /** Ends it by SIGKILL. */
  kill(): void
  /** Ends it by SIGKILL; resolves when it is back with its files. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** What is started, of whichever kind. */
interface StartedServer {
  url: string
  pid: number | null
  environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Straight to PostgreSQL. */
export async function startDatabase(): Promise<TestDatabase> {
  return makeCrashable(await startServer())
}

/** Through a PgBouncer in transaction mode. */
export async function startPooledDatabase(): Promise<TestDatabase> {
  const server = await startServer()
  const pgbouncer = await startPgbouncer(server.url, SERVER_CONNECTIONS)
  const pooled = new URL(server.url)
  pooled.port = String(pgbouncer.port)
  return makeCrashable({
    ...server,
    environment: { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: server.url },
    async stop() {
      await pgbouncer.stop()
      await server.stop()
    },
  })
}

/** With a replica, which counts. */
export async function startReplicatedDatabase(): Promise<TestDatabase> {
  const server = await startReplicatedPostgres()
  return makeCrashable({
    url: server.primaryUrl,
    pid: server.primaryPid,
    environment: { DATABASE_URL: server.primaryUrl, DATABASE_REPLICA_URL: server.replicaUrl },
    stop: () => server.stop(),
  })
}

async function startServer(): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-engine-'))
  // PostgreSQL runs as a user of its own, who has to reach its files.
  chmodSync(folder, 0o755)
  const services = await startServices({ folder, postgres: true, redis: false, say: () => undefined })
  const { url, pid } = services.postgres ?? { url: '', pid: null }
  return {
    url,
    pid,
    environment: { DATABASE_URL: url },
    async stop() {
      await services.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function makeCrashable(server: StartedServer): TestDatabase {
  const { url, pid, environment } = server
  let revived: RevivedPostgres | undefined
  return {
    url,
    environment,
    kill() {
      if (pid) process.kill(pid, 'SIGKILL')
    },
    async crash() {
      revived = await crashPostgres({ url, pid })
    },
    async stop() {
      await revived?.stop()
      await server.stop()
    },
  }
}
