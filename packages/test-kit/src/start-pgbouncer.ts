import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@liberta/http/find-free-port'
import { createScratchDatabase } from './create-scratch-database.ts'
import type { ScratchDatabase } from './create-scratch-database.ts'
import { waitUntil } from './wait-until.ts'

const WAYS_TO_GET_IT = `No pgbouncer was found on PATH or in /usr/sbin, and what goes through it cannot be tested without. Ways to get it:
  Debian, Ubuntu   sudo apt-get install pgbouncer
  Fedora           sudo dnf install pgbouncer
  macOS            brew install pgbouncer`

/** So few, unless told otherwise, that clients share them, and what one leaves behind meets the next. */
const SERVER_CONNECTIONS = 3
const READY_WITHIN_MS = 10_000

/** A PgBouncer in transaction mode that ignores no parameter, in front of a PostgreSQL. */
export interface TestPgbouncer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in front of all databases of a server, to each of which it has so many connections.
 * @throws with the ways to get it where there is none
 */
export async function startPgbouncer(server: string, serverConnections = SERVER_CONNECTIONS): Promise<TestPgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'liberta-pgbouncer-'))
  // It refuses to run as root, and reads its settings as who it is then.
  await chmod(folder, 0o755)
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, writeSettings(new URL(server), port, serverConnections))
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...asNobody, file], {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (chunk) => (words = `${words}${chunk}`.slice(-2000)))
  const ended = new Promise<string>((resolve) => {
    child.once('error', () => resolve(WAYS_TO_GET_IT))
    child.once('exit', (code) => resolve(`pgbouncer ended with code ${code}\n${words}`))
  })
  await Promise.race([
    waitUntil(() => canConnect(port), { withinMs: READY_WITHIN_MS }),
    ended.then((why) => Promise.reject(new Error(why))),
  ])
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function writeSettings(
  { hostname, port, username, password }: URL,
  listenPort: number,
  serverConnections: number,
): string {
  return `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 200
`
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } finally {
    socket.destroy()
  }
}

/** A scratch database that is reached through a PgBouncer of its own, and directly. */
export async function createPooledDatabase(): Promise<ScratchDatabase> {
  const database = await createScratchDatabase()
  const pgbouncer = await startPgbouncer(database.url)
  const url = new URL(database.url)
  url.port = String(pgbouncer.port)
  return {
    url: url.href,
    directUrl: database.url,
    async drop() {
      await pgbouncer.stop()
      await database.drop()
    },
  }
}

/** The ways to a database on which repositories and commands have to work the same, for `describe.each`. */
export const DATABASE_KINDS = [
  { way: 'straight to PostgreSQL', create: createScratchDatabase },
  { way: 'through PgBouncer', create: createPooledDatabase },
] as const
