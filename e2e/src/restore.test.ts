import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BACKUP_SLOT } from '@liberta/database/backup/is-log-followed'
import { waitUntil } from '@liberta/test-kit/wait-until'
import pg from 'pg'
import { restoreBase } from '../../infra/backup/src/restore-backup.ts'
import type { RestoreOrder } from '../../infra/backup/src/restore-backup.ts'
import { followWal, takeBase } from '../../infra/backup/src/take-backup.ts'
import { ROOT } from '../../infra/local/src/project.ts'
import { findPostgres } from '../../infra/local/src/services/find-postgres.ts'
import { startSystemPostgres } from '../../infra/local/src/services/system-postgres.ts'
import type { SystemPostgres } from '../../infra/local/src/services/system-postgres.ts'
import { plantReaders } from '../../infra/local/src/test-site/plant-readers.ts'
import type { PlantedReader } from '../../infra/local/src/test-site/plant-readers.ts'
import { runCommands } from './commands/run-commands.ts'
import type { CommandRun, PlannedCommand } from './commands/run-commands.ts'
import { startCommandSite } from './commands/start-command-site.ts'
import type { CommandSite } from './commands/start-command-site.ts'

const READERS = 20
const SAVES = 20
/** Commands of each half: one is sent while the copy is made, one when the disk goes. */
const HALF = (READERS * SAVES) / 2

// Each case goes on from what the one before has left.
test.describe.configure({ mode: 'serial' })

const say = (line: string) => void process.stderr.write(`    ${line}\n`)

let folder: string
let bin: string
let postgres: SystemPostgres
let site: CommandSite
let readers: PlantedReader[]
let run: CommandRun
const follower = new AbortController()
let following: Promise<void>

const order = () => ({ database: postgres.url, folder: join(folder, 'backup'), say: () => undefined })
const filesOf = (name: string) => join(folder, name)
let from: Omit<RestoreOrder, 'into'>

test.beforeAll(async () => {
  bin = findPostgres(say)
  folder = mkdtempSync(join(tmpdir(), 'liberta-restore-'))
  chmodSync(folder, 0o755)
  from = { folder: filesOf('backup'), until: null, user: 'liberta', database: 'liberta', say }
  postgres = await startSystemPostgres({ bin, folder: filesOf('first') })
  const database = {
    url: postgres.url,
    environment: { DATABASE_URL: postgres.url },
    kill: () => undefined,
    crash: () => Promise.resolve(),
    stop: () => postgres.stop(),
  }
  site = await startCommandSite(database)
  await waitUntil(() => query('select 1 from outbox').then(isThere, isAway), { what: 'the tables are there' })
  readers = await plantReaders(postgres.url, READERS)
})

test.afterAll(async () => {
  follower.abort()
  await following
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isThere = () => true
const isAway = () => false

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Each reader saves one item a round. */
function plan(first: number): PlannedCommand[] {
  return Array.from({ length: SAVES / 2 }, (_, round) => `item-${first + round}`).flatMap((itemId) =>
    readers.map((reader) => ({ reader, itemId, currentStatus: false, key: `${reader.id}|${itemId}` })),
  )
}

/** Resolves when the server has sent all of its log that there is now. */
async function untilAllIsSent(): Promise<void> {
  const [now] = await query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  const sent = `select 1 from pg_stat_replication where application_name = 'pg_receivewal' and sent_lsn >= '${now?.lsn}'`
  await waitUntil(async () => (await query(sent)).length === 1, { what: 'the log is sent' })
}

async function savedKeys(): Promise<Set<string>> {
  const rows = await query<{ user_id: string; item_id: string }>('select user_id, item_id from saved_items')
  return new Set(rows.map(({ user_id, item_id }) => `${user_id}|${item_id}`))
}

test.describe('PostgreSQL is killed and its folder deleted while commands come', () => {
  test('backed up meanwhile: its log as it is written, and a copy that was checked', async () => {
    following = followWal(order(), follower.signal)
    await waitUntil(
      async () =>
        (await query(`select 1 from pg_replication_slots where slot_name = '${BACKUP_SLOT}' and active`)).length === 1,
      {
        what: 'the log is followed',
      },
    )
    run = runCommands(site.origin, plan(0))
    await waitUntil(() => run.acknowledged > 0, { what: 'the first command' })
    const copy = await takeBase(order(), 2)
    expect(existsSync(join(copy, 'backup_manifest'))).toBe(true)
    await run.done
  })

  test('a restore into a folder that is not empty changes nothing', async () => {
    await expect(restoreBase({ ...from, into: filesOf('first') })).rejects.toThrow('is not empty')
  })

  test('after the restore every acknowledged command is there that was sent to the backup', async () => {
    run = runCommands(site.origin, plan(SAVES / 2))
    await waitUntil(() => run.acknowledged > HALF / 4, { what: 'a quarter of the second half' })
    const safe = [...run.acknowledgedAt.keys()]
    await untilAllIsSent()
    const { port } = new URL(postgres.url)
    process.kill(postgres.pid ?? -1, 'SIGKILL')
    const [lostAt, acknowledged] = [Date.now(), new Map(run.acknowledgedAt)]
    await postgres.died
    rmSync(filesOf('first'), { recursive: true })
    const into = filesOf('second')
    const restored = await restoreBase({ ...from, into })
    expect(restored.rows['users']).toBe(READERS)
    postgres = await startSystemPostgres({ bin, folder: into, port: Number(port) })
    const kept = await savedKeys()
    const lost = [...acknowledged].filter(([key]) => !kept.has(key)).map(([, at]) => lostAt - at)
    say(
      `${acknowledged.size + HALF} commands acknowledged; lost: ${lost.length}, of the last ${Math.max(0, ...lost)} ms`,
    )
    say(`back after ${Date.now() - lostAt} ms`)
    expect(safe.filter((key) => !kept.has(key))).toEqual([])
    expect([...kept].filter((key) => /item-\d$/.test(key))).toHaveLength(HALF)
  })

  test('whoever was not answered is, by the server that took its place', async () => {
    await run.done
    expect(run.acknowledged).toBe(HALF)
    expect(run.failures).toBeGreaterThan(0)
  })

  test('rebuild.js --restored brings the projections to what the database holds', async () => {
    const program = join(ROOT, 'worker/dist/outbox/rebuild.js')
    const env = { ...process.env, DATABASE_URL: postgres.url }
    const { status, stdout } = spawnSync(process.execPath, [program, '--restored'], { env, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${READERS} lines were put into the outbox.\n` })
    expect(await query('select 1 from reader_sessions')).toEqual([])
    const kept = await savedKeys()
    const isProjected = async ({ id }: PlantedReader) => {
      const body = JSON.parse((await site.engines.cache.connection.hget(`reader:${id}`, 'body')) ?? '{}') as {
        saved?: string[]
        revision?: number
      }
      const expected = [...kept].filter((key) => key.startsWith(id)).map((key) => key.split('|')[1] ?? '')
      return (body.revision ?? 0) > 1_000_000 && (body.saved ?? []).length === expected.length
    }
    await waitUntil(async () => (await Promise.all(readers.map(isProjected))).every(Boolean), {
      what: 'all are projected',
      withinMs: 60_000,
    })
  })
})
