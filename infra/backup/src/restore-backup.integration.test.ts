import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BACKUP_SLOT } from '@liberta/database/backup/is-log-followed'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { findPostgres } from '../../local/src/services/find-postgres.ts'
import { giveFolder, readServerAccount } from '../../local/src/services/server-account.ts'
import { startSystemPostgres } from '../../local/src/services/system-postgres.ts'
import { takeBase } from './take-backup.ts'
import { startBackedUpServer } from './testing/backed-up-server.ts'
import type { BackedUpServer } from './testing/backed-up-server.ts'

/** What stands in `/etc/postgresql/15/main` on Debian, by the setting that names it. */
const ELSEWHERE = { config_file: 'postgresql.conf', hba_file: 'pg_hba.conf', ident_file: 'pg_ident.conf' } as const

/** What one host has, and another one lacks, or what takes a server out of reach. */
const OF_ONE_HOST = {
  ssl: 'on',
  ssl_cert_file: '/not/there.pem',
  shared_buffers: '1TB',
  shared_preload_libraries: 'not_there',
  logging_collector: 'on',
  log_directory: '/not/there',
  port: '5499',
  listen_addresses: '192.0.2.1',
}

let folder: string
let bin: string
let server: BackedUpServer
let settings: string[]

const restored = (name: string) => join(folder, name)
const ownSettings = (files: string) => readFileSync(join(files, 'postgresql.auto.conf'), 'utf8')

/** Moves a stopped server's settings out of its folder, as `pg_createcluster` does; resolves to what it is started with from then on. */
function moveSettings(files: string, to: string): string[] {
  mkdirSync(to)
  for (const name of Object.values(ELSEWHERE)) renameSync(join(files, name), join(to, name))
  const account = readServerAccount()
  if (account) giveFolder(to, account)
  return Object.entries(ELSEWHERE).map(([setting, name]) => `${setting}=${join(to, name)}`)
}

/** Starts a restored server as its operator does, and asks it. */
async function ask(name: string, sql: string): Promise<unknown> {
  const started = await startSystemPostgres({ bin, folder: restored(name), settings })
  try {
    return (await server.query<{ answer: unknown }>(sql, started.url))[0]?.answer
  } finally {
    await started.stop()
  }
}

const countWords = (name: string) => ask(name, 'select count(*)::int as answer from words')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-restored-'))
  chmodSync(folder, 0o755)
  bin = findPostgres((line) => void process.stderr.write(`${line}\n`))
  const files = join(folder, 'server')
  await (await startSystemPostgres({ bin, folder: files })).stop()
  const elsewhere = moveSettings(files, join(folder, 'etc'))
  settings = [...elsewhere, 'fsync=off', 'max_connections=300', 'max_prepared_transactions=5']
  server = await startBackedUpServer({ bin, folder: files, settings }, join(folder, 'backup'))
  await server.query('create table words (word text primary key)')
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a server whose settings do not lie in its folder, as Debian has it', () => {
  it('is restored whole, with more connections than a new server has, and with prepared transactions', async () => {
    await server.query(`insert into words values ('uno')`)
    await server.query(`begin; insert into words values ('due'); prepare transaction 'early'`)
    await takeBase(server.order, 3)
    await server.query(`commit prepared 'early'`)
    await server.query(`insert into words values ('tre')`)
    await server.query(`begin; insert into words values ('mai'); prepare transaction 'late'`)
    await server.switchWal()
    const { rows, lastChangeAt } = await server.restore(restored('whole'), null)
    expect(rows['words']).toBe(3)
    expect(lastChangeAt).not.toBeNull()
    await server.query(`rollback prepared 'late'`)
  })

  it('has in its folder what the copy has, and nothing of the restore', () => {
    const copied = readdirSync(server.postgres.folder).filter((name) => !name.startsWith('postmaster.'))
    const there = readdirSync(restored('whole')).filter((name) => !/^backup_(?:label\.old|manifest)$/.test(name))
    expect(there.toSorted()).toEqual(copied.toSorted())
    expect(ownSettings(restored('whole'))).toBe(ownSettings(server.postgres.folder))
  })

  it('starts with the settings of its host', async () => {
    expect(await countWords('whole')).toBe(3)
  })

  it('says that nobody takes its log, until a backup of it is begun', async () => {
    const isTaken = `select active as answer from pg_replication_slots where slot_name = '${BACKUP_SLOT}'`
    expect(await ask('whole', isTaken)).toBe(false)
  })
})

describe('a restore that fails', () => {
  it('leaves a folder that a second one takes', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    await expect(server.restore(restored('again'), tomorrow)).rejects.toThrow('recovery target was reached')
    expect((await server.restore(restored('again'), null)).rows['words']).toBe(3)
  })

  it('says that the folder is whole where only the account is wrong', async () => {
    const asNobody = server.restore(restored('whose'), null, { user: 'nessuno' })
    await expect(asNobody).rejects.toThrow(/role "nessuno" does not exist[^]*--user/)
    expect(await countWords('whose')).toBe(3)
  })
})

describe('a time while a copy was made', () => {
  it('is restored from the copy before', async () => {
    await server.query('create table ticks (at timestamptz default clock_timestamp())')
    const tick = () => server.query('insert into ticks default values')
    const copy = { isMade: false }
    const made = takeBase(server.order, 3).finally(() => (copy.isMade = true))
    const copies = join(folder, 'backup/base')
    await waitUntil(() => readdirSync(copies).some((name) => name.endsWith('.draft')), { what: 'the copy has begun' })
    await tick()
    await pause(20)
    const [now] = await server.query<{ now: Date }>('select clock_timestamp() as now')
    await pause(20)
    do await tick()
    while (!copy.isMade)
    await made
    await server.switchWal()
    expect((await server.restore(restored('while'), now?.now ?? null)).rows['ticks']).toBe(1)
  })
})

describe('settings of a host that is gone', () => {
  it('keep no copy from being restored, and are there again after', async () => {
    for (const [name, value] of Object.entries(OF_ONE_HOST)) await server.query(`alter system set ${name} = '${value}'`)
    appendFileSync(join(server.postgres.folder, 'postgresql.auto.conf'), `lc_messages = 'not_there'\n`)
    await takeBase(server.order, 3)
    expect((await server.restore(restored('elsewhere'), null)).rows['words']).toBe(3)
    expect(ownSettings(restored('elsewhere'))).toBe(ownSettings(server.postgres.folder))
    await server.query('alter system reset all')
  })
})
