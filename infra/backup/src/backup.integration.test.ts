import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres } from '../../local/src/services/find-postgres.ts'
import { listCopies } from './backup-folder.ts'
import { restoreDump } from './restore-backup.ts'
import { takeBase, takeDump } from './take-backup.ts'
import { startBackedUpServer } from './testing/backed-up-server.ts'
import type { BackedUpServer } from './testing/backed-up-server.ts'

const say = () => undefined
const words = ['uno', 'due', 'tre']

let folder: string
let bin: string
let server: BackedUpServer

const restore = (into: string, until: Date | null) => server.restore(join(folder, into), until)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liberta-backup-'))
  chmodSync(folder, 0o755)
  bin = findPostgres((line) => void process.stderr.write(`${line}\n`))
  const files = { bin, folder: join(folder, 'server'), settings: ['fsync=off'] }
  server = await startBackedUpServer(files, join(folder, 'backup'))
  await server.query('create table words (word text primary key)')
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a base copy and the log after it', () => {
  it('are restored up to a time', async () => {
    await server.query(`insert into words values ('${words[0]}')`)
    await takeBase(server.order, 2)
    await server.query(`insert into words values ('${words[1]}')`)
    await pause(20)
    const afterTwo = new Date((await server.query<{ now: Date }>('select clock_timestamp() as now'))[0]?.now ?? 0)
    await pause(20)
    await server.query(`insert into words values ('${words[2]}')`)
    await server.switchWal()
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
    await server.switchWal()
    await server.query(`insert into words values ('quattro')`)
    await server.switchWal()
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
    await takeBase(server.order, 1)
    expect(listCopies(join(folder, 'backup/base'))).toHaveLength(1)
    expect((await restore('newest', null)).rows['words']).toBe(4)
  })
})

describe('a server that was restored up to a time', () => {
  it('is itself restored to the last change', async () => {
    const files = { bin, folder: join(folder, 'up-to'), settings: ['fsync=off'] }
    const after = await startBackedUpServer(files, join(folder, 'backup-after'))
    try {
      await takeBase(after.order, 1)
      await after.query(`insert into words values ('dopo')`)
      await after.switchWal()
      expect((await after.restore(join(folder, 'after'), null)).rows['words']).toBe(3)
    } finally {
      await after.stop()
    }
  })
})

describe('a logical dump', () => {
  it('is read into an empty database, and into no other', async () => {
    const dump = await takeDump(server.order, 1)
    await server.query('create database second')
    const second = server.postgres.url.replace(/liberta$/, 'second')
    await restoreDump(dump, second, say)
    expect(await server.query('select count(*)::int as words from words', second)).toEqual([{ words: 4 }])
    await expect(restoreDump(dump, second, say)).rejects.toThrow('holds tables')
  })
})
