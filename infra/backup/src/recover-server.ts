import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../local/src/project.ts'
import { withServer } from './ask-server.ts'
import { giveFolder, readServerAccount } from '../../local/src/services/server-account.ts'

/** What a restored database holds, for whoever has to believe it. */
export interface RestoredState {
  /** When the last change was made that is there again; null where the log held none after the copy. */
  lastChangeAt: Date | null
  migrations: number
  /** Rows of each table, by its name. */
  rows: Readonly<Record<string, number>>
}

/** A server's folder that waits for its recovery. */
interface Recovery {
  program: string
  folder: string
  user: string
  database: string
  say: (line: string) => void
}

const LOOK_EVERY_MS = 200

/** Starts a server on its folder, for this program alone (a socket in a folder of its own), until all is replayed; then stops it. */
export async function recoverServer({ program, folder, user, database, say }: Recovery): Promise<RestoredState> {
  const account = readServerAccount()
  chmodSync(folder, 0o700)
  if (account) giveFolder(folder, account)
  const place = mkdtempSync(join(tmpdir(), 'restore-'))
  const access = join(place, 'pg_hba.conf')
  writeFileSync(access, 'local all all trust\n')
  if (account) for (const path of [place, access]) chownSync(path, account.uid, account.gid)
  const settings = ['listen_addresses=', `unix_socket_directories=${place}`, `hba_file=${access}`, 'ssl=off']
  const server = spawn(program, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const ended = new Promise<void>((resolve) => void server.once('close', () => resolve()))
  const words = hearWords(server)
  try {
    const state = await waitForEnd({ server, words, place, user, database, say })
    return state
  } finally {
    server.kill('SIGINT')
    await ended
    rmSync(place, { recursive: true, force: true })
  }
}

function hearWords(server: ChildProcess): string[] {
  const words: string[] = []
  server.stderr?.on('data', (bytes: Buffer) => {
    words.push(...bytes.toString().split('\n').filter(Boolean))
    words.splice(0, words.length - 8)
  })
  return words
}

/** A server that replays its log. */
interface Replaying {
  server: ChildProcess
  words: readonly string[]
  place: string
  user: string
  database: string
  say: (line: string) => void
}

async function waitForEnd({ server, words, place, user, database, say }: Replaying): Promise<RestoredState> {
  let toldAt = Date.now()
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new StartError(['PostgreSQL ended while it replayed its log:', ...words].join('\n  '))
    const state = await withServer({ host: place, user, database }, readState).catch(() => null)
    if (state) return state
    if (Date.now() - toldAt > 5000) {
      say('Replaying the log …')
      toldAt = Date.now()
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** Null while the log is being replayed. */
async function readState(client: Parameters<Parameters<typeof withServer>[1]>[0]): Promise<RestoredState | null> {
  const ask = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows
  const [now] = await ask<{ recovering: boolean; last: Date | null }>(
    'select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as last',
  )
  if (now?.recovering !== false) return null
  const tables = await ask<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const [counted] = await ask<{ rows: number }>(`select count(*)::int as rows from "${name}"`)
    rows[name] = counted?.rows ?? 0
  }
  return { lastChangeAt: now.last, migrations: rows['mikro_orm_migrations'] ?? 0, rows }
}
