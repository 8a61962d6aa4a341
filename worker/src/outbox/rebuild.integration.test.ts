import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { insertSession } from '@liberta/database/accounts/reader-session.repository'
import { upsertUser } from '@liberta/database/accounts/user.repository'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MikroORM } from '@mikro-orm/postgresql'

const REBUILD = join(import.meta.dirname, 'rebuild.ts')
const FLAGS = ['--conditions=@liberta/source', '--disable-warning=ExperimentalWarning']
const HOUR_MS = 3_600_000

let database: MigratedDatabase
let orm: MikroORM

beforeAll(async () => {
  database = await createMigratedDatabase()
  ;({ orm } = database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await execute('delete from users')
  const facts = { email: 'anna@example.it', name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
  const { id: userId } = await upsertUser(orm.em, { ssoId: randomUUID(), ...facts })
  const session = { idHash: randomUUID(), userId, sealedTokens: 'sealed', tokenExpiresAt: Date.now() + HOUR_MS }
  await insertSession(orm.em, { ...session, lastsMs: HOUR_MS })
})

const execute = <Row>(sql: string) => orm.em.fork().execute<Row[]>(sql)
const countSessions = async () => (await execute('select 1 from reader_sessions')).length

/** Runs the program as operators do; what it says. */
async function rebuild(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, REBUILD, ...words], { env })
  return stdout
}

describe('the rebuild', () => {
  it('signs everybody out after the database was brought back: sessions that had ended, and those of erased readers, are back with it', async () => {
    expect(await rebuild('--restored')).toBe('1 lines were put into the outbox.\n')
    expect(await countSessions()).toBe(0)
    expect(await execute('select revision >= 1000000 as raised from users')).toEqual([{ raised: true }])
  })

  it('else leaves sessions and revisions as they are', async () => {
    expect(await rebuild()).toBe('1 lines were put into the outbox.\n')
    expect(await countSessions()).toBe(1)
    expect(await execute('select revision >= 1000000 as raised from users')).toEqual([{ raised: false }])
  })
})
