import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { createDatabaseOptions } from './create-database-options.ts'
import { migrateDatabase } from './migrate-database.ts'
import { MIGRATIONS } from './migrations/migration.table.ts'
import { createScratchDatabase } from '@liberta/test-kit/create-scratch-database'
import type { ScratchDatabase } from '@liberta/test-kit/create-scratch-database'
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

describe('migrateDatabase', () => {
  it('runs each migration once though several processes start at the same moment', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, quiet)))
    expect(runs.flat()).toEqual(MIGRATIONS.map((migration) => migration.name))
  })

  it('finds nothing to do the second time', async () => {
    expect(await migrateDatabase(orm, quiet)).toEqual([])
  })

  it('leaves no difference between the entities and the tables', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
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
