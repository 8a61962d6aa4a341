import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@liberta/test-kit/wait-until'
import pg from 'pg'
import { findPostgres } from '../../local/src/services/find-postgres.ts'
import { startSystemPostgres } from '../../local/src/services/system-postgres.ts'
import type { SystemPostgres } from '../../local/src/services/system-postgres.ts'
import { listCopies } from './backup-folder.ts'
import { restoreBase, restoreDump } from './restore-backup.ts'
import { followWal, takeBase, takeDump } from './take-backup.ts'

const say = () => undefined
const words = ['uno', 'due', 'tre']

let folder: string
let postgres: SystemPostgres
const follower = new AbortController()
let following: Promise<void>

async function query<Row extends pg.QueryResultRow>(sql: string, url = postgres.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const order = () => ({ database: postgres.url, folder: join(folder, 'backup'), say })
const restore = (into: string, until: Date | null) =>
  restoreBase({
    folder: join(folder, 'backup'),
    into: join(folder, into),
    until,
    user: 'liberta',
    database: 'liberta',
    say,
  })

/** Has the server begin a new file of its log, and waits until the one before has come. */
async function switchWal(): Promise<void> {
  const wal = join(folder, 'backup/wal')
  const whole = () => readdirSync(wal).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
  const before = whole()
  // A file in which nothing stands yet is not left.
  await query(`select pg_logical_emit_message(true, 'test', 'something')`)
  await query('select pg_switch_wal()')
  await waitUntil(() => whole() > before, { what: 'a whole file of the log' })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-backup-'))
  chmodSync(folder, 0o755)
  const bin = findPostgres((line) => void process.stderr.write(`${line}\n`))
  postgres = await startSystemPostgres({ bin, folder: join(folder, 'server'), settings: ['fsync=off'] })
  await query('create table words (word text primary key)')
  following = followWal(order(), follower.signal)
  await waitUntil(async () => (await query('select 1 from pg_stat_replication')).length > 0, {
    what: 'the log is followed',
  })
})

afterAll(async () => {
  follower.abort()
  await following
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a base copy and the log after it', () => {
  it('are restored up to a time', async () => {
    await query(`insert into words values ('${words[0]}')`)
    await takeBase(order(), 2)
    await query(`insert into words values ('${words[1]}')`)
    await pause(20)
    const afterTwo = new Date((await query<{ now: Date }>('select clock_timestamp() as now'))[0]?.now ?? 0)
    await pause(20)
    await query(`insert into words values ('${words[2]}')`)
    await switchWal()
    expect((await restore('up-to', afterTwo)).rows['words']).toBe(2)
  })

  it('are restored to the last change', async () => {
    expect((await restore('whole', null)).rows['words']).toBe(3)
  })

  it('nobody reaches the server while it is restored, and it has ended after', () => {
    expect(existsSync(join(folder, 'whole/postmaster.pid'))).toBe(false)
  })

  it('a time before the first copy is refused', async () => {
    await expect(restore('early', new Date('2020-01-01'))).rejects.toThrow('holds no base copy from before that time')
  })

  it('a hole in the log is told, not passed over', async () => {
    await switchWal()
    await query(`insert into words values ('quattro')`)
    await switchWal()
    const wal = join(folder, 'backup/wal')
    const [, second = ''] = readdirSync(wal)
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .toSorted()
      .slice(-3)
    rmSync(join(wal, second))
    await expect(restore('holed', null)).rejects.toThrow(`lacks ${second}`)
  })

  it('older copies go, and the log that only they needed', async () => {
    await pause(1000)
    await takeBase(order(), 1)
    expect(listCopies(join(folder, 'backup/base'))).toHaveLength(1)
    expect((await restore('newest', null)).rows['words']).toBe(4)
  })
})

describe('a logical dump', () => {
  it('is read into an empty database, and into no other', async () => {
    const dump = await takeDump(order(), 1)
    await query('create database second')
    const second = postgres.url.replace(/liberta$/, 'second')
    await restoreDump(dump, second, say)
    expect(await query('select count(*)::int as words from words', second)).toEqual([{ words: 4 }])
    await expect(restoreDump(dump, second, say)).rejects.toThrow('holds tables')
  })
})
