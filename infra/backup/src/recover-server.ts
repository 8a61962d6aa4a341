import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BACKUP_SLOT } from '@liberta/database/backup/is-log-followed'
import pg from 'pg'
import { StartError } from '../../local/src/project.ts'
import { withServer } from './ask-server.ts'
import { giveFolder, readServerAccount } from '../../local/src/services/server-account.ts'
import { RECOVERY_PORT, setOwnSettingsAside, SIGNAL, writeRecoverySettings } from './recovery-settings.ts'

/** What a restored database holds, for whoever has to believe it. */
export interface RestoredState {
  /** When the last change was made that is there again; null where the log held none after the copy. */
  lastChangeAt: Date | null
  /** Rows of each table, by its name. */
  rows: Readonly<Record<string, number>>
}

/** A server's folder that waits for its recovery. */
interface Recovery {
  program: string
  folder: string
  /** The last instant to be replayed; null for all there is. */
  until: Date | null
  user: string
  database: string
  say: (line: string) => void
}

const LOOK_EVERY_MS = 200

/**
 * Starts a server on its folder, for this program alone (a socket in a folder of its own), until all is replayed; then stops it. What
 * the server is told for it stands outside its folder, and holds for this one start.
 * @throws StartError with the server's words where it ends before, or does not know the account or the database
 */
export async function recoverServer({ program, folder, until, user, database, say }: Recovery): Promise<RestoredState> {
  const account = readServerAccount()
  chmodSync(folder, 0o700)
  if (account) giveFolder(folder, account)
  const place = mkdtempSync(join(tmpdir(), 'restore-'))
  const settings = writeRecoverySettings(place, until)
  if (account) giveFolder(place, account)
  const putBack = setOwnSettingsAside(folder)
  const server = spawn(program, ['-D', folder, '-c', `config_file=${settings}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const ended = new Promise<void>((resolve) => void server.once('close', () => resolve()))
  const words = hearWords(server)
  try {
    const state = await waitForEnd({ server, words, place, folder, user, database, say })
    return state
  } finally {
    server.kill('SIGINT')
    await ended
    putBack()
    // By it `pg_ctl restart` would start the server as it was started here.
    rmSync(join(folder, 'postmaster.opts'), { force: true })
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
  folder: string
  user: string
  database: string
  say: (line: string) => void
}

async function waitForEnd({ server, words, place, folder, user, database, say }: Replaying): Promise<RestoredState> {
  let toldAt = Date.now()
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new StartError(['PostgreSQL ended while it replayed its log:', ...words].join('\n  '))
    // Until then it refuses whoever asks, and would tell of that alone.
    const state = existsSync(join(folder, SIGNAL)) ? null : await look({ host: place, user, database }, folder)
    if (state) return state
    if (Date.now() - toldAt > 5000) {
      say('Replaying the log …')
      toldAt = Date.now()
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** Null while nobody is let in. @throws StartError where this account or database never is */
function look(settings: pg.ClientConfig, folder: string): Promise<RestoredState | null> {
  const whole = { ...settings, port: RECOVERY_PORT, ssl: false, options: '-c statement_timeout=0' }
  return withServer(whole, readState).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code?.startsWith('57P')) return null
    throw new StartError(
      `All is replayed, and ${folder} can be started; its rows could not be counted: ${error.message}. Of a server without this account or database, name its own by --user and --database.`,
    )
  })
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
  // No copy holds one, and without one a server that nobody backs up would say that nobody is meant to.
  await client.query(
    'select pg_create_physical_replication_slot($1) where not exists (select from pg_replication_slots where slot_name = $1)',
    [BACKUP_SLOT],
  )
  return { lastChangeAt: now.last, rows }
}
