import { migrateDatabase } from '@liberta/database/migrate-database'
import { createDatabaseOptions } from '@liberta/database/create-database-options'
import { MikroORM } from '@mikro-orm/postgresql'

/** Months of the archive: the paper is online since 2012. */
const MONTHS = 178
/** Rows of one statement: on a slow machine a million take longer than a statement may. */
const AT_ONCE = 100_000

/** A database beside the site's own, with a ledger of so many stories, most of them with a picture, all months alike. */
export async function createLedger(siteDatabase: string, name: string, stories: number): Promise<string> {
  const url = new URL(siteDatabase)
  url.pathname = `/${name}`
  await execute(siteDatabase, `drop database if exists ${name} with (force)`)
  await execute(siteDatabase, `create database ${name}`)
  await migrateDatabase(url.href, { info: () => undefined })
  for (let first = 1; first <= stories; first += AT_ONCE)
    await execute(
      url.href,
      `insert into listed_addresses (kind, id, address, state, title, published_at, month, updated_at, picture_id,
        picture_caption, changed_at)
      select 'story', id, '/news/attualita/cronaca/una-storia-di-lunghezza-ordinaria-con-un-titolo-come-tanti-' || id || '/' || id,
        'listed', 'Una storia di lunghezza ordinaria, con un titolo come tanti (' || id || ')', at,
        to_char(at at time zone 'UTC', 'YYYY-MM'), at, case when id % 5 = 0 then null else 'foto-' || id end,
        'Una didascalia di lunghezza ordinaria, con il luogo e il giorno', at
      from (select id, now() - (id::float8 / ${stories}) * interval '${MONTHS} months' as at
        from generate_series(${first}, ${Math.min(stories, first + AT_ONCE - 1)}) as id) as dealt`,
    )
  await execute(url.href, 'analyze listed_addresses')
  return url.href
}

async function execute(url: string, sql: string): Promise<void> {
  const orm = new MikroORM(createDatabaseOptions(url))
  try {
    await orm.em.fork().execute(sql)
  } finally {
    await orm.close(true)
  }
}
