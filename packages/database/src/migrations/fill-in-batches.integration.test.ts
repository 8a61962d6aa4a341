import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import pg from 'pg'
import { fillInBatches } from './fill-in-batches.ts'

const FILL = fillInBatches({ table: 'filled', set: 'note = title', where: 'note is null' })
const ROWS = 20_000
const database = await createScratchDatabase()
const client = new pg.Client({ connectionString: database.url })
const other = new pg.Client({ connectionString: database.url })
await Promise.all([client, other].map((one) => one.connect()))

afterAll(async () => {
  await Promise.all([client, other].map((one) => one.end()))
  await database.drop()
})

/** Rows that have room for their new versions, as in a table in which rows come and go. */
beforeEach(async () => {
  await client.query('drop table if exists filled')
  await client.query(
    'create table filled (id int primary key, title text, note text) with (fillfactor = 45, autovacuum_enabled = false)',
  )
  await client.query(`insert into filled select n, 'title ' || n from generate_series(1, ${ROWS}) n`)
  await client.query('alter table filled reset (fillfactor)')
  await client.query('vacuum filled')
})

const countRows = async (where: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from filled where ${where}`)
  return rows[0]?.count ?? -1
}

describe('fillInBatches', () => {
  it('gives each row that lacks a value its own, and leaves the others', async () => {
    await client.query(`update filled set note = 'kept' where id % 1000 = 0`)
    await client.query(FILL)
    expect(await countRows('note is null')).toBe(0)
    expect(await countRows(`note = 'kept'`)).toBe(ROWS / 1000)
    expect(await countRows('note = title')).toBe(ROWS - ROWS / 1000)
  })

  it('locks the rows of one batch at a time', async () => {
    await client.query(FILL)
    const { rows } = await client.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from filled',
    )
    expect(rows[0]?.transactions).toBeGreaterThan(1)
  })

  it('goes on where it was cut off', async () => {
    await other.query('begin')
    await other.query('select from filled where id = 1 for update')
    await client.query(`set lock_timeout = '20ms'`)
    await expect(client.query(FILL)).rejects.toThrow('lock timeout')
    await other.query('rollback')
    await client.query('set lock_timeout = 0')
    const done = await countRows('note is not null')
    expect(done).toBeGreaterThan(0)
    await client.query(FILL)
    expect([done < ROWS, await countRows('note is null')]).toEqual([true, 0])
  })

  it('enters few rows in the indexes anew though the first blocks have no room left', async () => {
    await client.query(`insert into filled select n, 'title ' || n from generate_series(${ROWS + 1}, ${ROWS + 500}) n`)
    await client.query(FILL)
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ share: number }>(
      `select n_tup_hot_upd::float8 / n_tup_upd as share from pg_stat_user_tables where relname = 'filled'`,
    )
    expect(rows[0]?.share).toBeGreaterThan(0.5)
  })
})
