import type { Socket } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { startDatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import type { DatabaseProxy } from '@liberta/test-kit/start-database-proxy'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from './create-database-options.ts'
import type { PoolCounts } from './create-database-options.ts'
import type { TellingPool } from './cut-silent-connections.ts'
import { migrateDatabase } from './migrate-database.ts'

const POOL_SIZE = 2
/** More than the pool has connections. */
const LOSSES = 5
const quiet = { info: () => undefined }

let database: ScratchDatabase
let proxy: DatabaseProxy

beforeAll(async () => {
  database = await createScratchDatabase()
  await migrateDatabase(database.directUrl, quiet)
})
afterAll(() => database.drop())

beforeEach(async () => {
  proxy = await startDatabaseProxy(database.directUrl)
})
afterEach(() => proxy.stop())

describe('where connections to PostgreSQL break', () => {
  it.each(['begin', 'pg_try_advisory_xact_lock', 'commit'])(
    'at «%s», a migration fails, and does not go on for ever',
    async (statement) => {
      proxy.breaksAt = statement
      await expect(migrateDatabase(proxy.url, quiet)).rejects.toThrow()
    },
  )

  it.each(['begin', 'select 42', 'commit'])(
    'at «%s» of transactions, more often than the pool has connections, it gives others afterwards',
    async (statement) => {
      const orm = new MikroORM(createDatabaseOptions(proxy.url, { poolSize: POOL_SIZE }))
      const run = () => orm.em.fork().transactional((entities) => entities.execute('select 42 as answer'))
      try {
        proxy.breaksAt = statement
        for (let lost = 0; lost < LOSSES; lost += 1) await expect(run()).rejects.toThrow()
        proxy.breaksAt = null
        expect(await run()).toEqual([{ answer: 42 }])
      } finally {
        await orm.close(true)
      }
    },
  )
})

describe('where PostgreSQL vanishes without a word', () => {
  it.each(['begin', 'select 42', 'commit'])(
    'at «%s» of as many transactions as the pool has connections, they fail, and it gives others',
    async (statement) => {
      const orm = new MikroORM(createDatabaseOptions(proxy.url, { poolSize: POOL_SIZE, longestSilenceMs: 300 }))
      const run = () => orm.em.fork().transactional((entities) => entities.execute('select 42 as answer'))
      try {
        proxy.fallsSilentAt = statement
        const lost = await Promise.allSettled(Array.from({ length: POOL_SIZE }, run))
        expect(lost.map(({ status }) => status)).toEqual(Array.from({ length: POOL_SIZE }, () => 'rejected'))
        proxy.fallsSilentAt = null
        // Not at the first try: what is begun anew has to speak within that time, too.
        await waitUntil(async () => isDeepStrictEqual(await run(), [{ answer: 42 }]))
      } finally {
        await orm.close(true)
      }
    },
  )

  it('nobody is cut off who takes their time between two statements of a transaction', async () => {
    const streams: Socket[] = []
    const onPool = (pool: PoolCounts) =>
      void (pool as PoolCounts & TellingPool).on('connect', ({ connection }) => {
        streams.push(connection.stream as Socket)
      })
    const orm = new MikroORM(createDatabaseOptions(proxy.url, { poolSize: 1, onPool }))
    try {
      const answer = await orm.em.fork().transactional(async (entities) => {
        await entities.execute('select 1')
        // As after that silence, however long it is.
        expect(streams.map((stream) => stream.emit('timeout'))).toEqual([true])
        return entities.execute('select 42 as answer')
      })
      expect(answer).toEqual([{ answer: 42 }])
    } finally {
      await orm.close(true)
    }
  })

  it('a statement is given up after that silence, unless it may take the time that it needs', async () => {
    await expect(sleep(100)).rejects.toThrow('Connection terminated')
    expect(await sleep(Infinity)).toHaveLength(1)
  })
})

/** A statement of a second over a connection that may be silent for so long. */
async function sleep(longestSilenceMs: number): Promise<unknown> {
  const orm = new MikroORM(createDatabaseOptions(proxy.url, { longestSilenceMs }))
  return orm.em
    .fork()
    .execute('select pg_sleep(1)')
    .finally(() => orm.close(true))
}
