import { execFile } from 'node:child_process'
import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { percentile } from '../../../bench/src/statistics/summarise.ts'
import type { RowContext } from '../drill.types.ts'
import type { LoadKind, LoadReport } from '../load/load-plan.schema.ts'
import { startLoad } from '../load/start-load.ts'
import { most, none, told } from '../report/make-figure.ts'
import type { Paper } from '../site/start-paper.ts'

const TABLE = 'packages/database/dist/migrations/migration.table.js'
const BAR_RATIO = 2
/** What each of those readers has. */
const SAVED_EACH = 100
/**
 * What of each page is filled, as in a table in which rows come and go: there is room for the new versions of four rows in five, which touch
 * no index then. On pages that are full the filling of five million takes 200 s of a processor, and not the minute that is drilled.
 */
const FILLED_PERCENT = 55
/** Of the requests of a deployment. */
const SHARES = { page: 0.3, call: 0.1, command: 0.1 }
const KINDS = ['page', 'call', 'command'] as const

/** A table of millions of rows gets a column, every row of it a value, and an index, while readers read and save. */
export async function measureMigration({
  paper: start,
  stage: takeStage,
  amounts,
  folder,
  say,
}: RowContext): Promise<Figure[]> {
  const [paper, stage] = [await start(), await takeStage()]
  const client = new pg.Client({ connectionString: paper.engines.directUrl })
  await client.connect()
  try {
    say(`  writing ${amounts.rowsMigrated.toLocaleString('en')} rows …`)
    await writeRows(client, amounts.rowsMigrated)
    const next = addMigrations(stage, join(folder, 'migrating'), amounts.migrationS)
    const idle = await underLoad(paper, folder, amounts.requestsPerSecond, () => pause(amounts.measuredS * 1000))
    say('  migrating, by two steps at once …')
    const began = performance.now()
    const busy = await underLoad(paper, folder, amounts.requestsPerSecond, () =>
      Promise.all([1, 2].map(() => migrate(next, paper.engines.directUrl))),
    )
    const seconds = Math.round((performance.now() - began) / 1000)
    const { rows } = await client.query<{ runs: number }>('select count(*)::int as runs from drill_runs')
    const failures = KINDS.flatMap((kind) => busy.kinds[kind]?.failures ?? [])
    return [
      told('migration: rows', amounts.rowsMigrated),
      told('migration: took', seconds, 's'),
      none('migration: runs beside the one', Math.abs((rows[0]?.runs ?? 0) - 1)),
      ...KINDS.map((kind) => compare(kind, idle, busy)),
      none('migration: failed requests', failures.length, failures),
    ]
  } finally {
    await client.end()
  }
}

async function underLoad(
  paper: Paper,
  folder: string,
  perSecond: number,
  meanwhile: () => Promise<unknown>,
): Promise<LoadReport> {
  const load = await startLoad(paper, folder, {
    page: SHARES.page * perSecond,
    call: SHARES.call * perSecond,
    command: SHARES.command * perSecond,
  })
  try {
    await meanwhile()
  } catch (error) {
    await load.stop()
    throw error
  }
  return load.stop()
}

function compare(kind: LoadKind, idle: LoadReport, busy: LoadReport): Figure {
  const p95 = ({ kinds }: LoadReport) => percentile(kinds[kind]?.milliseconds ?? [], 0.95)
  const [before, after] = [p95(idle), p95(busy)]
  return {
    ...most(
      `migration: p95 of each ${kind}, of what it is before`,
      Number((after / before).toFixed(2)),
      BAR_RATIO,
      'x',
    ),
    reference: `p95 ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms meanwhile`,
  }
}

/**
 * What many readers have saved, who never look. Of many, because a table in which one reader has everything is read from its first row to its
 * last for each of the others: their projections took 13 s each, and the migration waited. Written without the table's indexes and
 * constraints, which are made anew afterwards. Ends with a table as it is after months: no vacuum is due that would be measured.
 */
async function writeRows(client: pg.Client, count: number): Promise<void> {
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
  await client.query(`alter table saved_items set (fillfactor = ${FILLED_PERCENT})`)
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

/** A copy of a release with more migrations: a column, its values, an index, each a migration of its own, as docs/operations.md asks. */
function addMigrations(stage: string, folder: string, seconds: number): string {
  cpSync(stage, folder, { recursive: true, verbatimSymlinks: true })
  appendFileSync(
    join(folder, TABLE),
    `
import { Migration } from '@mikro-orm/migrations'
const make = (name, statements, isTransactional) => MIGRATIONS.push({ name, class: class extends Migration {
  name = name
  isTransactional() { return isTransactional }
  up() { for (const sql of statements) this.addSql(sql) }
} })
make('29991201-add-note', ['alter table saved_items add column note text null', 'create table drill_runs (at timestamptz)'], true)
make('29991202-fill-note', [
  'insert into drill_runs values (now())',
  'update saved_items set note = title where note is null',
  'select pg_sleep(greatest(0, ${seconds} - extract(epoch from clock_timestamp() - transaction_timestamp())::float8))',
], true)
make('29991203-index-note', ['set lock_timeout = 0', 'create index concurrently saved_items_note_index on saved_items (note)'], false)
`,
  )
  return folder
}

async function migrate(stage: string, databaseUrl: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl }
  await promisify(execFile)(process.execPath, [join(stage, 'worker/dist/migrate.js')], { env })
}
