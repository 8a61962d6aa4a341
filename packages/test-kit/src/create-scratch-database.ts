import { randomUUID } from 'node:crypto'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { migrateDatabase } from '@liberta/database/migrate-database'

export interface ScratchDatabase {
  url: string
  /** The same where `url` leads through a pooler, without it. */
  directUrl: string
  drop(): Promise<void>
}

/** An empty database of a test's own, on the server that the test run has started (`TEST_DATABASE_URL`). */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: integration tests need the services of their global setup')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, directUrl: url.href, drop: () => execute(server, `drop database ${name} with (force)`) }
}

/** The same with today's tables, and an ORM that is closed as it is dropped. */
export interface MigratedDatabase extends ScratchDatabase {
  orm: MikroORM
}

/** A database of a test's own as programs find it, on the server that the test run has started. */
export async function createMigratedDatabase(): Promise<MigratedDatabase> {
  const database = await createScratchDatabase()
  await migrateDatabase(database.directUrl, { info: () => undefined })
  const orm = new MikroORM(createDatabaseOptions(database.url))
  const drop = async () => {
    await orm.close(true)
    await database.drop()
  }
  return { ...database, orm, drop }
}

async function execute(server: string, sql: string): Promise<void> {
  const orm = new MikroORM(createDatabaseOptions(server))
  try {
    await orm.em.fork().execute(sql)
  } finally {
    await orm.close(true)
  }
}
