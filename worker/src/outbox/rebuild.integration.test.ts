import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { insertSession } from '@liberta/database/accounts/reader-session.repository'
import { upsertUser } from '@liberta/database/accounts/user.repository'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import type { WithdrawalDelivery } from '@liberta/database/messages/withdrawal.entity'
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
  await execute('delete from withdrawals')
  await execute('delete from outbox')
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

/** A withdrawal that was confirmed so many days ago. */
async function confirm(id: string, days: number, delivery: WithdrawalDelivery): Promise<void> {
  const confirmedAt = new Date(Date.now() - days * 24 * HOUR_MS)
  const declared = { name: 'Anna', email: 'anna@example.it', contract: '7', declaredAt: confirmedAt, confirmedAt }
  await orm.em.fork().insert(Withdrawal, { id, ...declared, receiptNumber: id, delivery })
}

describe('the rebuild', () => {
  it('signs everybody out after the database was brought back: sessions that had ended, and those of erased readers, are back with it', async () => {
    expect(await rebuild('--restored')).toBe('1 lines were put into the outbox.\n')
    expect(await countSessions()).toBe(0)
    expect(await execute('select revision >= 1000000 as raised from users')).toEqual([{ raised: true }])
  })

  it('has every receipt sent that the desk has not, and of a year those that only the reader has not, whose address may be wrong', async () => {
    const [desk, reader, nobody] = [randomUUID(), randomUUID(), randomUUID()]
    await Promise.all([confirm(desk, 400, 'waiting'), confirm(reader, 360, 'desk'), confirm(nobody, 370, 'desk')])
    await rebuild()
    const lines = await execute<{ id: string }>(
      `select subject_id as id from outbox where topic = 'withdrawal.confirmed'`,
    )
    expect(new Set(lines.map(({ id }) => id))).toEqual(new Set([desk, reader]))
  })

  it('else leaves sessions and revisions as they are', async () => {
    expect(await rebuild()).toBe('1 lines were put into the outbox.\n')
    expect(await countSessions()).toBe(1)
    expect(await execute('select revision >= 1000000 as raised from users')).toEqual([{ raised: false }])
  })
})
