import { execFile } from 'node:child_process'
import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillInBatches } from '@liberta/database/migrations/fill-in-batches'
import pg from 'pg'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { percentile } from '@liberta/test-kit/summarise'
import type { RowContext } from '../drill.types.ts'
import type { LoadKind, LoadReport } from '../load/load-plan.schema.ts'
import { startLoad } from '../load/start-load.ts'
import { most, none, told } from '../report/make-figure.ts'
import { saveMany } from '../site/save-many.ts'
import type { Paper } from '../site/start-paper.ts'

const TABLE = 'packages/database/dist/migrations/migration.table.js'
const FILL = fillInBatches({ table: 'saved_items', set: 'note = title', where: 'note is null' })
const BAR_RATIO = 2
/**
 * What of each page is filled: the new version of each row has room beside the old one and touches no index, and filling takes some 15 s of
 * a processor. Where only some rows have room, the others fill the pages that come next, of which then none has any, and it takes six times that.
 */
const FILLED_PERCENT = 45
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
    await saveMany(client, amounts.rowsMigrated, FILLED_PERCENT)
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
  ${JSON.stringify(FILL)},
  'select pg_sleep(greatest(0, ${seconds} - extract(epoch from clock_timestamp() - (select at from drill_runs))::float8))',
], false)
make('29991203-index-note', ['set lock_timeout = 0', 'create index concurrently saved_items_note_index on saved_items (note)'], false)
`,
  )
  return folder
}

async function migrate(stage: string, databaseUrl: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl }
  await promisify(execFile)(process.execPath, [join(stage, 'worker/dist/migrate.js')], { env })
}
