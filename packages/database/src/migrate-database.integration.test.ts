import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from './create-database-options.ts'
import { Migration } from '@mikro-orm/migrations'
import { assertMigrated, migrateDatabase } from './migrate-database.ts'
import { indexConcurrently } from './migrations/index-concurrently.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { findWeather, saveWeather } from './weather/weather-cache.repository.ts'

const quiet = { info: () => undefined }
const PIACENZA = { latitude: 45.05, longitude: 9.69 }

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

/** Takes longer than a statement of the programs may, once it is bounded to 300 ms. */
class MoveManyRows extends Migration {
  override readonly name: string = '20991231-move-many-rows'

  override up(): void {
    this.addSql('select pg_sleep(0.9)')
  }
}

class MoveMoreRows extends MoveManyRows {
  override readonly name = '20991235-move-more-rows'
}

/** Takes the table from everybody for a moment. */
class AddColumn extends Migration {
  override readonly name = '20991232-add-column'

  override up(): void {
    this.addSql('alter table weather_cache add column if not exists note text null')
  }
}

/** Goes on until somebody has read the table; what holds it from readers goes on for ever. */
class WaitForReader extends Migration {
  override readonly name = '20991233-wait-for-reader'

  override up(): void {
    this.addSql(`do $$ begin
      while not exists (select from pg_locks where locktype = 'advisory' and classid = 7 and objid = 7) loop
        perform pg_sleep(0.02);
      end loop;
    end $$`)
  }
}

class AddIndexConcurrently extends Migration {
  override readonly name = '20991234-add-index-concurrently'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    for (const statement of indexConcurrently({ name: 'weather_cache_note_index', on: 'weather_cache (note)' }))
      this.addSql(statement)
  }
}

describe('a schema that is older than the programs need', () => {
  it('is refused, with what it lacks and how it is mended', async () => {
    await expect(assertMigrated(orm)).rejects.toThrow(
      /lacks 20261121-create-weather-cache, .* Migrate it: node worker\/dist\/migrate\.js/,
    )
  })
})

describe('migrateDatabase', () => {
  it('runs each migration once though several processes start at the same moment', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, quiet)))
    expect(runs.flat()).toEqual(MIGRATIONS.map((migration) => migration.name))
  })

  it('finds nothing to do the second time', async () => {
    expect(await migrateDatabase(database.url, quiet)).toEqual([])
  })

  it('leaves no difference between the entities and the tables', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
  })
})

const readSetting = async (name: string, url = database.url) => {
  const other = new MikroORM(createDatabaseOptions(url))
  try {
    const [row] = await other.em.fork().execute<{ said: string }[]>(`select current_setting('${name}') as said`)
    return row?.said
  } finally {
    await other.close(true)
  }
}

describe('what a statement may take', () => {
  it('is said by the database, where a pooler hears of it too, and stays as an operator has set it', async () => {
    expect(await readSetting('statement_timeout')).toBe('15s')
    await orm.em.fork().execute(`do $$ begin
      execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '20s');
    end $$`)
    await migrateDatabase(database.url, quiet)
    expect(await readSetting('statement_timeout')).toBe('20s')
  })
})

/** The database's address for another role. */
const asRole = (name: string, secret: string) =>
  Object.assign(new URL(database.url), { username: name, password: secret }).href

describe('PostgreSQL’s own log', () => {
  it('gets neither the text of statements that fail nor the rows of their errors, where readers’ words stand', async () => {
    expect(await readSetting('log_min_error_statement')).toBe('panic')
    expect(await readSetting('log_error_verbosity')).toBe('terse')
  })

  it('is told of where the role may not say what it gets, and migrations run all the same', async () => {
    const plain = `plain_${process.pid}`
    await orm.em.fork().execute(`create role ${plain} login password 'plain'`)
    await orm.em.fork().execute(`grant all on schema public to ${plain}`)
    await orm.em.fork().execute(`grant all on all tables in schema public to ${plain}`)
    const said: string[] = []
    try {
      expect(
        await migrateDatabase(asRole(plain, 'plain'), { info: (_facts, message) => void said.push(message) }),
      ).toEqual([])
      expect(said[0]).toContain('log_min_error_statement = panic')
      expect(await readSetting('statement_timeout', asRole(plain, 'plain'))).toBe('15s')
      said.length = 0
      await migrateDatabase(database.url, { info: (_facts, message) => void said.push(message) })
      expect(said).toEqual(['Database is up to date'])
    } finally {
      await orm.em.fork().execute(`drop owned by ${plain}`)
      await orm.em.fork().execute(`drop role ${plain}`)
    }
  })
})

describe('a migration of many rows', () => {
  it('is not cut off where a statement of the programs would be, and its schema does no harm to older programs', async () => {
    await alterRole('set statement_timeout = 300')
    try {
      const slow = { name: '20991231-move-many-rows', class: MoveManyRows }
      expect(await migrateDatabase(database.url, quiet, undefined, [...MIGRATIONS, slow])).toEqual([slow.name])
    } finally {
      await alterRole('reset statement_timeout')
    }
    await expect(assertMigrated(orm)).resolves.toBeUndefined()
  })
})

/** Alters the role in this database. */
const alterRole = (action: string) =>
  orm.em.fork().execute(`do $$ begin
    execute format('alter role %I in database %I ${action}', current_user, current_database());
  end $$`)

describe('a migration that takes longer than a transaction may idle on this server', () => {
  it('is run by one process alone, which has the lock until its end', async () => {
    await alterRole('set idle_in_transaction_session_timeout = 200')
    try {
      const slow = { name: '20991235-move-more-rows', class: MoveMoreRows }
      const steps = [1, 2].map(() => migrateDatabase(database.url, quiet, undefined, [...MIGRATIONS, slow]))
      expect((await Promise.all(steps)).flat()).toEqual([slow.name])
    } finally {
      await alterRole('reset idle_in_transaction_session_timeout')
    }
  })
})

describe('several migrations of one release', () => {
  const listed = [
    { name: '20991232-add-column', class: AddColumn },
    { name: '20991233-wait-for-reader', class: WaitForReader },
    { name: '20991234-add-index-concurrently', class: AddIndexConcurrently },
  ]

  it('keep a table from readers no longer than the one that changes it takes, and may make indexes concurrently', async () => {
    // One connection: what it locks stays locked.
    const reader = new MikroORM(createDatabaseOptions(database.url, { poolSize: 1, session: '-c lock_timeout=500' }))
    try {
      // Several, as steps are: who waits for its turn is in the way of no index.
      const steps = [1, 2].map(() => migrateDatabase(database.url, quiet, undefined, [...MIGRATIONS, ...listed]))
      const migrating = Promise.all(steps)
      const isFilling = async () => {
        const rows = await reader.em
          .fork()
          .execute<object[]>(
            `select from pg_stat_activity where datname = current_database() and query like 'do $$ begin%classid = 7%'`,
          )
        return rows.length > 0
      }
      await waitUntil(isFilling)
      const seen = await reader.em.fork().execute<object[]>('select note from weather_cache').catch(String)
      await reader.em.fork().execute('select pg_advisory_lock(7, 7)')
      expect(seen).toEqual([])
      expect((await migrating).flat()).toEqual(listed.map(({ name }) => name))
    } finally {
      await reader.close(true)
    }
  })
})

describe('a process that waits for another one to migrate', () => {
  it('keeps no transaction open, for which an index made concurrently would wait', async () => {
    const other = new MikroORM(createDatabaseOptions(database.url, { poolSize: 1 }))
    try {
      await other.em.fork().execute('select pg_advisory_lock(7242052361)')
      const [{ at } = { at: '' }] = await orm.em
        .fork()
        .execute<{ at: string }[]>('select clock_timestamp()::text as at')
      const migrating = migrateDatabase(database.url, quiet)
      const betweenTries = async () =>
        orm.em.fork().execute<object[]>(
          `select from pg_stat_activity where datname = current_database() and backend_start > ?::timestamptz
            and state = 'idle' and query ~* '^(commit|rollback)'`,
          [at],
        )
      await waitUntil(async () => (await betweenTries()).length > 0, { what: 'it waits outside of a transaction' })
      await other.em.fork().execute('select pg_advisory_unlock(7242052361)')
      expect(await migrating).toEqual([])
    } finally {
      await other.close(true)
    }
  })
})

describe('weather cache (requirements 3)', () => {
  const measured = { temperature: 4.5, humidity: 93, weatherCode: 45, measuredAt: new Date('2026-11-21T08:30:00Z') }

  it('keeps one row a place, the newest', async () => {
    expect(await findWeather(orm.em, PIACENZA)).toBeNull()
    await saveWeather(orm.em, PIACENZA, measured)
    const later = { ...measured, temperature: 5, measuredAt: new Date('2026-11-21T08:45:00Z') }
    await saveWeather(orm.em, PIACENZA, later)
    await saveWeather(orm.em, PIACENZA, measured)
    expect(await findWeather(orm.em, PIACENZA)).toEqual(later)
    expect(await orm.em.fork().execute('select count(*)::int as rows from weather_cache')).toEqual([{ rows: 1 }])
  })
})
