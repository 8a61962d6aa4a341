import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '../create-database-options.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { MIGRATIONS } from './migration.table.ts'

const quiet = { info: () => undefined }
const FOLDER = new URL('.', import.meta.url)

let database: ScratchDatabase
let orm: MikroORM

beforeEach(async () => {
  database = await createScratchDatabase()
  orm = new MikroORM(createDatabaseOptions(database.url))
})
afterEach(async () => {
  await orm.close(true)
  await database.drop()
})

const query = (sql: string) => orm.em.fork().execute<object[]>(sql)
const findInvalid = () => query('select indexrelid::regclass::text as name from pg_index where not indisvalid')
const upTo = (name: string) =>
  MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex((each) => each.name === name),
  )

/** As a step that is started again until it ends well. */
async function migrateAtLast(): Promise<string[]> {
  try {
    return await migrateDatabase(database.url, quiet)
  } catch {
    return migrateAtLast()
  }
}

describe('an index that is made concurrently', () => {
  it('is made whole though a transaction is older than a migration waits for a lock', async () => {
    await migrateDatabase(database.url, quiet, undefined, upTo('20261124-order-outbox'))
    const old = orm.em.fork()
    await old.begin()
    await old.execute('set transaction isolation level repeatable read')
    await old.execute('select 1')
    let isDone = false
    const migrating = migrateAtLast().finally(() => (isDone = true))
    const hasWaited = async () =>
      isDone ||
      (
        await query(`select from pg_stat_activity where datname = current_database() and state = 'active'
          and query like 'create index concurrently%' and query_start < now() - interval '5.5 seconds'`)
      ).length > 0
    await waitUntil(hasWaited)
    await old.rollback()
    await migrating
    expect(await findInvalid()).toEqual([])
  })

  it('is made anew where an earlier release has left it half made', async () => {
    await migrateDatabase(database.url, quiet, undefined, upTo('20261128-mend-indexes'))
    await query(`update pg_index set indisvalid = false
      where indexrelid in ('outbox_order_index'::regclass, 'saved_items_by_item_index'::regclass)`)
    expect(await findInvalid()).toHaveLength(2)
    await migrateDatabase(database.url, quiet)
    expect(await findInvalid()).toEqual([])
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  })

  it('is made in no other way: none is skipped because one of its name is there', () => {
    const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.migration.ts'))
    const others = migrations.filter((name) => /index concurrently/i.test(readFileSync(new URL(name, FOLDER), 'utf8')))
    expect(others).toEqual([])
  })
})
