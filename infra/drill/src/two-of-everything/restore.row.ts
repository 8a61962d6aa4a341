import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SAVED_TOGGLE_PATH } from '@liberta/contracts/accounts/account-path'
import { waitUntil } from '@liberta/test-kit/wait-until'
import pg from 'pg'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { StartError } from '../../../local/src/project.ts'
import type { PlantedReader } from '../../../local/src/test-site/plant-readers.ts'
import type { RowContext } from '../drill.types.ts'
import type { LoadReport } from '../load/load-plan.schema.ts'
import { startLoad } from '../load/start-load.ts'
import { Visitor } from '../load/visitor.ts'
import { most, none, told } from '../report/make-figure.ts'
import { followLog, runBackup } from '../site/run-backup.ts'
import { saveMany } from '../site/save-many.ts'
import { startLosableEngines } from '../site/start-losable-engines.ts'
import type { LosableEngines } from '../site/start-losable-engines.ts'
import { startPaper } from '../site/start-paper.ts'
import type { Paper } from '../site/start-paper.ts'

const WITHIN_S = 900
const MOST_LOST_S = 300
/** Of the requests of a deployment. */
const SHARE = 0.1
/** nginx takes ten writes a second of one address. */
const LOOK_EVERY_MS = 250
/** The server's files, their copy and what is restored of it, with their logs. */
const DISK_BYTES_A_ROW = 3000
const MEBI = 1024 * 1024

/** PostgreSQL is killed and its folder deleted while readers save; it is brought back by the shipped commands, as docs/operations.md has it. */
export async function measureRestore({ stage: takeStage, amounts, folder, say }: RowContext): Promise<Figure[]> {
  const place = join(folder, 'restoring')
  mkdirSync(place)
  await checkDisk(place, amounts.rowsRestored * DISK_BYTES_A_ROW)
  const [stage, engines] = [await takeStage(), await startLosableEngines(place, say)]
  const paper = await startPaper({ stage, folder: place, engines })
  const backup = join(place, 'backup')
  try {
    say(`  writing ${amounts.rowsRestored.toLocaleString('en')} rows …`)
    const [before, databaseBytes] = await withDatabase(engines, async (client) => {
      await saveMany(client, amounts.rowsRestored)
      const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
      return [await readArchive(client), Number(rows[0]?.bytes)] as const
    })
    const [prober] = await paper.plantReaders(1)
    if (prober === undefined) throw new Error('nobody was planted')
    const log = followLog(engines.directUrl, backup)
    paper.endWith(() => log.stop())
    await waitUntil(() => isFollowed(engines), { what: 'the log is taken', withinMs: 30_000 })
    const load = await startLoad(paper, folder, { command: SHARE * amounts.requestsPerSecond })
    say('  copying the server while readers save …')
    const baseS = await runBackup(engines.directUrl, ['base', '--to', backup])
    await pause(amounts.measuredS * 1000)
    const lostAt = await engines.losePostgres()
    const began = performance.now()
    const sinceThen = () => Math.round((performance.now() - began) / 100) / 10
    const { saved } = await load.stop()
    const sizes = { base: sizeOf(join(backup, 'base')), log: sizeOf(join(backup, 'wal')) }
    say(`  PostgreSQL is gone after ${saved.length} commands; restoring …`)
    const commandS = await restore(engines, backup, join(place, 'restored'))
    const [readAfterS, writtenAfterS] = await askUntilAnswered(paper, prober, sinceThen)
    const rebuildS = rebuildProjections(stage, engines)
    const { after, lost } = await withDatabase(engines, async (client) => ({
      after: await readArchive(client),
      lost: await findLost(client, saved),
    }))
    const oldest = Math.max(0, ...lost.map(({ at }) => (lostAt - at) / 1000))
    return [
      told('restore: saved items', before.rows),
      told('restore: readers', before.readers),
      told('restore: size of the database', mebi(databaseBytes), 'MiB'),
      told('restore: size of the base copy', mebi(sizes.base), 'MiB'),
      told('restore: size of the log beside it', mebi(sizes.log), 'MiB'),
      told('restore: the base copy took', baseS, 's'),
      told('restore: the command itself took', commandS, 's'),
      most('restore: from the deletion to the first answered read', readAfterS, WITHIN_S, 's'),
      most('restore: from the deletion to the first answered write', writtenAfterS, WITHIN_S, 's'),
      told('restore: to put all projections into the outbox', rebuildS, 's'),
      none(`restore: rows missing of ${before.rows}`, Math.abs(before.rows - after.rows)),
      none('restore: rows that are not what they were', before.sum === after.sum ? 0 : 1, [before, after]),
      told(`restore: lost of ${saved.length} acknowledged commands`, lost.length),
      most('restore: before the kill the oldest of them was acknowledged', oldest, MOST_LOST_S, 's'),
    ]
  } finally {
    await paper.stop()
  }
}

const mebi = (bytes: number) => Math.round(bytes / MEBI)

function sizeOf(folder: string): number {
  return Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0])
}

/** @throws StartError where the disk has less */
async function checkDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw new StartError(`${folder} has ${mebi(bavail * bsize)} MiB left; the row needs ${mebi(bytes)} MiB.`)
}

async function withDatabase<Result>(
  { directUrl }: LosableEngines,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: directUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function isFollowed(engines: LosableEngines): Promise<boolean> {
  return withDatabase(engines, async (client) => {
    const { rows } = await client.query(`select from pg_stat_replication where application_name = 'pg_receivewal'`)
    return rows.length === 1
  })
}

/** What was there before anybody gave a command, and a sum over all that it says. */
interface Archive {
  rows: number
  readers: number
  sum: string
}

async function readArchive(client: pg.Client): Promise<Archive> {
  await client.query('set statement_timeout = 0')
  const { rows } = await client.query<Archive>(
    `select count(*)::int as rows, count(distinct user_id)::int as readers,
      sum(hashtextextended(concat_ws('|', saved_items.id, user_id, type, item_id, title, added_at), 0))::text as sum
    from saved_items join users on users.id = user_id where sso_id like 'archive %'`,
  )
  const [archive] = rows
  if (archive === undefined) throw new Error('nothing was counted')
  return archive
}

/** Resolves to the seconds that the command took. */
async function restore(engines: LosableEngines, from: string, into: string): Promise<number> {
  const whose = ['--user', 'liberta', '--database', 'liberta']
  const seconds = await runBackup(engines.directUrl, ['restore', '--from', from, '--into', into, ...whose])
  await engines.startPostgresOn(into)
  return seconds
}

/** A reader looks at what they have saved, and saves something, until both are answered; when the first answer to each came. */
async function askUntilAnswered(
  paper: Paper,
  { cookie }: PlantedReader,
  now: () => number,
): Promise<readonly [number, number]> {
  const visitor = new Visitor({ origin: paper.urls.site, certificate: paper.certificate, address: '127.7.0.1' })
  let last = ''
  const isAnswered = (path: string, body?: string) => async () => {
    const headers = {
      cookie,
      origin: paper.urls.site,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json', 'idempotency-key': 'dopo-il-ripristino' }),
    }
    const question = body === undefined ? { headers } : { method: 'POST', headers, body }
    const answer = await visitor.ask(path, question).catch(() => null)
    if (answer?.status === 200) return true
    last = `${path}: ${answer?.status ?? 'no answer'} ${answer?.body ?? ''}`
    await pause(LOOK_EVERY_MS)
    return false
  }
  const until = async (what: string, isSo: () => Promise<boolean>) => {
    await waitUntil(isSo, { what, withinMs: WITHIN_S * 1000, explain: () => last })
    return now()
  }
  try {
    const item = JSON.stringify({ itemId: 'dopo', title: 'Dopo il ripristino', currentStatus: false })
    return await Promise.all([
      until('a reader sees what they saved', isAnswered('/api/save-for-later')),
      until('a reader saves something', isAnswered(SAVED_TOGGLE_PATH, item)),
    ])
  } finally {
    visitor.close()
  }
}

/** The rebuild of the operators' page, which signs readers out, too; resolves to its seconds. */
function rebuildProjections(stage: string, { directUrl }: LosableEngines): number {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: directUrl }
  execFileSync(process.execPath, [join(stage, 'worker/dist/outbox/rebuild.js'), '--restored'], { env, stdio: 'pipe' })
  return Math.round((performance.now() - began) / 100) / 10
}

/** Acknowledged commands of which the database knows nothing. */
async function findLost(client: pg.Client, saved: LoadReport['saved']): Promise<LoadReport['saved']> {
  const readers = [...new Set(saved.map(({ readerId }) => readerId))]
  const { rows } = await client.query<{ key: string }>(
    `select user_id || '|' || item_id as key from saved_items where user_id::text = any($1)`,
    [readers],
  )
  const kept = new Set(rows.map(({ key }) => key))
  return saved.filter(({ readerId, itemId }) => !kept.has(`${readerId}|${itemId}`))
}
