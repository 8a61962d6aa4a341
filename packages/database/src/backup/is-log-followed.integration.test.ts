import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '../create-database-options.ts'
import { BACKUP_SLOT, isLogFollowed } from './is-log-followed.ts'

let database: ScratchDatabase
let orm: MikroORM

beforeAll(async () => {
  database = await createScratchDatabase()
  orm = new MikroORM(createDatabaseOptions(database.url))
})
afterAll(async () => {
  await orm.close(true)
  await database.drop()
})

describe('whether the log is taken by a backup', () => {
  it('is unknown where none has ever begun to', async () => {
    expect(await isLogFollowed(orm.em)).toBeNull()
  })

  it('is false where one did, and is gone', async () => {
    await orm.em.fork().execute('select pg_create_physical_replication_slot(?)', [BACKUP_SLOT])
    try {
      expect(await isLogFollowed(orm.em)).toBe(false)
    } finally {
      await orm.em.fork().execute('select pg_drop_replication_slot(?)', [BACKUP_SLOT])
    }
  })
})
