import type pg from 'pg'

/** What each of those readers has. */
const SAVED_EACH = 100

/**
 * What many readers have saved, who never look. Of many, because a table in which one reader has everything is read from its first row to its
 * last for each of the others: their projections took 13 s each, and the migration waited. Written without the table's indexes and
 * constraints, which are made anew afterwards. Ends with a table as it is after months: no vacuum is due that would be measured.
 * @param filledPercent what of each page is filled
 */
export async function saveMany(client: pg.Client, count: number, filledPercent = 100): Promise<void> {
  for (const setting of ['statement_timeout = 0', 'synchronous_commit = off', "maintenance_work_mem = '1GB'"])
    await client.query(`set ${setting}`)
  await client.query(
    `insert into users (id, sso_id, email, name, surname, sso_data, created_at, updated_at)
    select gen_random_uuid(), 'archive ' || n, 'archive' || n || '@example.it', 'Archivio', '', '{}', now(), now()
    from generate_series(1, $1::int) n`,
    [count / SAVED_EACH],
  )
  await client.query('begin')
  const restore = await takeOffIndexes(client)
  await client.query(`alter table saved_items set (fillfactor = ${filledPercent})`)
  await client.query(
    `insert into saved_items (id, user_id, type, item_id, title, added_at)
    select gen_random_uuid(), id, 'story', n::text, 'Una notizia salvata', now()
    from users, generate_series(1, $1::int) n where sso_id like 'archive %'`,
    [SAVED_EACH],
  )
  for (const statement of restore) await client.query(statement)
  await client.query('commit')
  await client.query('alter table saved_items reset (fillfactor)')
  await client.query('vacuum analyze saved_items, users')
  await client.query('checkpoint')
}

/** Drops what the table has of indexes and constraints; resolves to the statements that make them again, as the migrations wrote them. */
async function takeOffIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(
    `select format('alter table saved_items drop constraint %I', conname) as drop,
      format('alter table saved_items add constraint %I %s', conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where conrelid = 'saved_items'::regclass and contype in ('p', 'u', 'f')
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = 'saved_items'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ restore }) => restore)
}
