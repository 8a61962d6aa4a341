import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import type { MigratedDatabase } from '@liberta/test-kit/create-scratch-database'
import { waitUntil } from '@liberta/test-kit/wait-until'
import type { MikroORM } from '@mikro-orm/postgresql'
import { upsertUser } from '../accounts/user.repository.ts'
import { ReaderMessage } from '../messages/reader-message.entity.ts'
import { deletePersonalData } from './personal-data.repository.ts'

let database: MigratedDatabase
let orm: MikroORM

beforeAll(async () => {
  database = await createMigratedDatabase()
  ;({ orm } = database)
})
afterAll(() => database.drop())

const execute = (sql: string) => orm.em.fork().execute<Record<string, unknown>[]>(sql)

describe('the erasure of a reader', () => {
  it('takes a message with it that was being kept as it began (GDPR, article 17)', async () => {
    const facts = { email: 'anna@example.it', name: 'Anna', surname: '', profilePhotoUrl: null, ssoData: {} }
    const { id: userId } = await upsertUser(orm.em, { ssoId: randomUUID(), ...facts })
    const keeping = orm.em.fork()
    await keeping.begin()
    const written = { id: randomUUID(), userId, details: {}, createdAt: new Date(), kind: 'letter' }
    await keeping.insert(ReaderMessage, {
      ...written,
      name: 'Anna',
      email: 'anna@example.it',
      subject: 'Il ponte',
      body: '…',
    })
    const erasing = orm.em.fork().transactional((entities) => deletePersonalData(entities, userId))
    await waitUntil(async () => (await execute('select 1 from pg_locks where not granted')).length > 0)
    await keeping.commit()
    expect(await erasing).toBe(true)
    expect(await execute('select id from reader_messages')).toEqual([])
    expect(await execute('select id from users')).toEqual([])
  })

  it('is none where there is no such reader', async () => {
    await execute('truncate outbox')
    expect(await orm.em.fork().transactional((entities) => deletePersonalData(entities, randomUUID()))).toBe(false)
    expect(await execute('select 1 from outbox')).toEqual([])
  })
})
