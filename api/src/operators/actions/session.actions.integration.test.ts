import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { DatabaseLifecycle } from '../../database/database-lifecycle.ts'
import { runOps } from '../../testing/run-ops.ts'
import { READERS, signReadersIn } from '../../testing/sign-readers-in.ts'
import { startApi } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'

let database: ScratchDatabase
let api: TestApi

beforeAll(async () => {
  database = await createScratchDatabase()
  api = await startApi({ DATABASE_URL: database.url })
  await api.application.get(DatabaseLifecycle).ready()
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})
beforeEach(() => signReadersIn(api))

const query = (sql: string) => api.application.get(MikroORM).em.fork().execute<Record<string, unknown>[]>(sql)
const countSessions = async () => (await query('select 1 from reader_sessions')).length
const lastLine = async () => (await query('select * from operator_actions order by at desc limit 1'))[0]

describe('sign-out', () => {
  it('of all readers says how many sessions, and nothing of whose they are', async () => {
    expect(await runOps(api, ['sign-out', 'all', '--dry-run'])).toEqual({
      code: 0,
      said: '(dry run) 4 sessions of all readers would end.\n',
    })
    expect(await countSessions()).toBe(4)
    const detail = '4 sessions of all readers have ended.'
    expect(await runOps(api, ['sign-out', 'all'])).toEqual({ code: 0, said: `${detail}\n` })
    expect(await countSessions()).toBe(0)
    expect(await lastLine()).toMatchObject({ arguments: { reader: 'all' }, detail })
  })

  it('of one reader names them by their id alone', async () => {
    const detail = `2 sessions of ${READERS[1]} have ended.`
    expect(await runOps(api, ['sign-out', ` ${READERS[1].toUpperCase()}`])).toEqual({ code: 0, said: `${detail}\n` })
    expect(await countSessions()).toBe(2)
    expect(await lastLine()).toMatchObject({ detail })
  })

  it.each([
    ['an e-mail address', `${READERS[0]}@example.it`],
    ['the hash of a session', `${READERS[0]}1`],
    ['nobody', ''],
  ])('refuses %s, and neither prints it nor writes it down', async (_what, reader) => {
    const detail = '✖ expected the id of a reader, or all\n  → at reader'
    expect(await runOps(api, ['sign-out', reader])).toEqual({ code: 1, said: `${detail}\n` })
    expect(await lastLine()).toMatchObject({ result: 'refused', arguments: {}, detail })
    expect(await countSessions()).toBe(4)
  })
})
