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
beforeEach(async () => {
  await signReadersIn(api)
  await query('delete from reader_messages')
  await query('truncate outbox')
  for (const reader of READERS)
    await query(`insert into reader_messages (id, kind, user_id, name, email, subject, body, details, created_at)
      values (gen_random_uuid(), 'letter', '${reader}', 'Anna', 'anna@example.it', 'Il ponte', '…', '{}', now())`)
})

const query = <Row>(sql: string) => api.application.get(MikroORM).em.fork().execute<Row[]>(sql)
const lastLine = async () =>
  (await query<Record<string, unknown>>('select * from operator_actions order by at desc limit 1'))[0]

/** Whose rows there are, of each table. */
async function readersIn(...tables: string[]): Promise<string[][]> {
  const found = tables.map(async (table) => {
    const column = table === 'users' ? 'id' : 'user_id'
    const rows = await query<{ id: string }>(`select distinct ${column} as id from ${table} order by 1`)
    return rows.map(({ id }) => id)
  })
  return Promise.all(found)
}

describe('erase', () => {
  it('deletes a reader with all that is theirs, and nothing of others', async () => {
    const [erased, other] = READERS
    expect(await runOps(api, ['erase', erased, '--dry-run'])).toEqual({
      code: 0,
      said: `(dry run) Reader ${erased} would be erased, with 2 sessions. It cannot be undone.\n`,
    })
    expect(await readersIn('users')).toEqual([[erased, other]])
    const detail = `Reader ${erased} is erased.`
    expect(await runOps(api, ['erase', ` ${erased.toUpperCase()}`])).toEqual({ code: 0, said: `${detail}\n` })
    expect(await readersIn('users', 'reader_sessions', 'reader_messages')).toEqual([[other], [other], [other]])
    expect(await query('select topic, subject_id from outbox')).toEqual([
      { topic: 'reader.erased', subject_id: erased },
    ])
    expect(await lastLine()).toMatchObject({ action: 'erase', result: 'done', detail })
  })

  it('says so where there is no such reader, as after it was done', async () => {
    await runOps(api, ['erase', READERS[0]])
    const said = `It failed: there is no reader ${READERS[0]}\n`
    expect(await runOps(api, ['erase', READERS[0]])).toEqual({ code: 1, said })
    expect(await runOps(api, ['erase', READERS[0], '--dry-run'])).toEqual({ code: 1, said: `(dry run) ${said}` })
  })

  it.each([
    ['an e-mail address', `${READERS[0]}@example.it`],
    ['all readers', 'all'],
    ['nobody', ''],
  ])('refuses %s, and neither prints it nor writes it down', async (_what, reader) => {
    const detail = '✖ expected the id of a reader\n  → at reader'
    expect(await runOps(api, ['erase', reader])).toEqual({ code: 1, said: `${detail}\n` })
    expect(await lastLine()).toMatchObject({ result: 'refused', arguments: {}, detail })
    expect(await readersIn('users')).toEqual([[...READERS]])
  })
})
