import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '../create-database-options.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { drainOutbox } from './outbox.repository.ts'

const LINES = 100_000

let database: ScratchDatabase
let orm: MikroORM
/** What PostgreSQL was asked. */
const statements: string[] = []
const noteStatement = (statement: string) => void statements.push(statement)

beforeAll(async () => {
  database = await createScratchDatabase()
  orm = new MikroORM({ ...createDatabaseOptions(database.url), debug: ['query'], logger: noteStatement })
  await migrateDatabase(database.directUrl, { info: () => undefined })
})
afterAll(async () => {
  await orm.close(true)
  await database.drop()
})

const execute = <Row>(sql: string) => orm.em.fork().execute<Row[]>(sql)

/** How often the order's index was used, for how many lines, and how many were read without one. */
async function readUse(): Promise<{ scans: number; lines: number; read: number } | undefined> {
  const [use] = await execute<{ scans: number; lines: number; read: number }>(`
    select idx_scan::int as scans, idx_tup_read::int as lines, (select seq_tup_read::int from pg_stat_user_tables where relname = 'outbox') as read
    from pg_stat_user_indexes where indexrelname = 'outbox_order_index'`)
  return use
}

describe('the outbox after a rebuild, a line a reader', () => {
  it('is taken in its order by an index, and never read through', async () => {
    await execute(`insert into outbox (topic, subject_id, created_at)
      select 'reader.changed', gen_random_uuid(), now() from generate_series(1, ${LINES})`)
    await execute('analyze outbox')
    const handed: number[] = []
    const order = { most: 100, topics: ['reader.changed' as const] }
    for (let turn = 0; turn < 3; turn += 1) {
      await drainOutbox(orm.em, order, (notes) =>
        Promise.resolve(void handed.push(...notes.map(({ id }) => Number(id)))),
      )
    }
    expect(handed).toEqual(Array.from({ length: 300 }, (_, index) => (handed[0] ?? 0) + index))
    // What a connection has done is counted once it has been idle for a moment.
    await waitUntil(async () => ((await readUse())?.scans ?? 0) >= 3, { what: 'the index was used' })
    // A turn that sorts all lines reads all of them.
    expect((await readUse())?.read).toBeLessThan(LINES)
  })

  it('is looked at by one statement that reads one line, while the queue has all of it', async () => {
    await execute('update outbox set handed_at = now()')
    await execute('vacuum analyze outbox')
    const before = (await readUse()) ?? { scans: 0, lines: 0 }
    statements.length = 0
    const order = { most: 100, topics: ['reader.changed' as const] }
    expect(await drainOutbox(orm.em, order, () => Promise.reject(new Error('there is nothing')))).toBe(0)
    expect(statements).toHaveLength(1)
    await waitUntil(async () => ((await readUse())?.scans ?? 0) > before.scans, { what: 'the index was used' })
    expect(((await readUse())?.lines ?? 0) - before.lines).toBe(1)
  })
})
