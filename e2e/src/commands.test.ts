import { expect, test } from '@playwright/test'
import pg from 'pg'
import { runCommands } from './commands/run-commands.ts'
import type { PlannedCommand } from './commands/run-commands.ts'
import { startCommandSite } from './commands/start-command-site.ts'
import type { CommandSite } from './commands/start-command-site.ts'
import { plantReaders } from '../../infra/local/src/test-site/plant-readers.ts'
import type { PlantedReader } from '../../infra/local/src/test-site/plant-readers.ts'
import { waitUntil } from '@liberta/test-kit/wait-until'

const READERS = 50
const SAVES = 18
const UNSAVES = 2
const COMMANDS = READERS * (SAVES + UNSAVES)
/** A job that a killed worker held is taken up again when its lock has run out, and so found. */
const PROJECTED_WITHIN_MS = 120_000

// The second case looks at what the first has left.
test.describe.configure({ mode: 'serial' })

let site: CommandSite
let readers: PlantedReader[]

test.beforeAll(async () => {
  site = await startCommandSite()
  await waitUntil(() => query('select 1 from outbox').then(isThere, isAway), { what: 'the tables are there' })
  readers = await plantReaders(site.engines.database.url, READERS)
})

test.afterAll(() => site.stop())

const isThere = () => true
const isAway = () => false

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: site.engines.database.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Each reader saves 18 items, then takes two of them back: twenty commands, twenty changes. */
function plan(): PlannedCommand[] {
  const rounds = Array.from({ length: SAVES + UNSAVES }, (_, round) => round)
  return rounds.flatMap((round) =>
    readers.map((reader) => ({
      reader,
      itemId: `item-${round % SAVES}`,
      currentStatus: round >= SAVES,
      key: `${reader.id}-${round}`,
    })),
  )
}

async function projectedRevision({ id }: PlantedReader): Promise<number> {
  return Number(await site.engines.cache.connection.hget(`reader:${id}`, 'revision'))
}

async function areProjected(): Promise<boolean> {
  const revisions = await Promise.all(readers.map(projectedRevision))
  return revisions.every((revision) => revision === SAVES + UNSAVES)
}

test.describe(`${COMMANDS} commands while api, worker, PostgreSQL and both Redis are killed (SIGKILL)`, () => {
  test('every acknowledged one is in the database exactly once, none was applied twice', async () => {
    const { queue, cache, database } = site.engines
    const crashes: (() => Promise<void>)[] = [
      () => site.crash('api'),
      () => site.crash('worker'),
      () => queue.crash(),
      () => cache.crash(),
      () => database.crash(),
      () => site.crash('api'),
    ]
    const commands = plan()
    // A projection goes with the Redis of the cache, and comes again with its reader's next command: each has one left once all were killed.
    const run = runCommands(site.origin, commands.slice(0, -READERS))
    for (const [index, crash] of crashes.entries()) {
      const reached = (COMMANDS * (index + 1)) / (crashes.length + 2)
      await waitUntil(() => run.acknowledged >= reached, {
        what: `${reached} commands`,
        withinMs: 90_000,
        explain: () => site.log.slice(-20).join('\n'),
      })
      await crash()
    }
    await run.done
    const last = runCommands(site.origin, commands.slice(-READERS))
    await last.done
    expect(run.acknowledged + last.acknowledged).toBe(COMMANDS)
    expect(run.failures).toBeGreaterThan(0)
    const rows = await query<{ user_id: string; items: number; distinct_items: number }>(
      `select user_id, count(*)::int as items, count(distinct item_id)::int as distinct_items
      from saved_items group by user_id`,
    )
    expect(rows).toHaveLength(READERS)
    expect(rows.filter((row) => row.items !== SAVES - UNSAVES || row.distinct_items !== row.items)).toEqual([])
    const revisions = await query<{ revision: number }>('select distinct revision from users')
    expect(revisions).toEqual([{ revision: SAVES + UNSAVES }])
  })

  test('and reaches its projection', async () => {
    await waitUntil(areProjected, {
      what: 'all are projected',
      withinMs: PROJECTED_WITHIN_MS,
      explain: () => site.log.slice(-20).join('\n'),
    })
    // A row leaves the outbox when its job is done, which is a moment after a reader can see the projection.
    await waitUntil(async () => (await query('select 1 from outbox')).length === 0, {
      what: 'the outbox is empty',
      withinMs: PROJECTED_WITHIN_MS,
    })
  })
})
