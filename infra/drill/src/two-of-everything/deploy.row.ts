import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Figure } from '../../../bench/src/bench.types.ts'
import type { RowContext } from '../drill.types.ts'
import type { LoadReport } from '../load/load-plan.schema.ts'
import { startLoad } from '../load/start-load.ts'
import { most, none, told } from '../report/make-figure.ts'
import { makeNextRelease } from '../site/make-next-release.ts'
import { rollOut } from '../site/start-paper.ts'
import type { Departure } from '../site/start-copy.ts'
import type { Paper } from '../site/start-paper.ts'

const BEFORE_AND_AFTER_MS = 4000
const GONE_WITHIN_MS = 5000
/** Of all requests. */
const SHARES = { page: 0.5, asset: 0.3, call: 0.1, command: 0.1 }

/** A release takes the place of another one copy by copy, and is taken back, while readers read, load files and give commands. */
export async function measureDeploy(context: RowContext): Promise<Figure[]> {
  const { paper: start, stage: takeStage, amounts, folder, say } = context
  const [paper, stage] = [await start(), await takeStage()]
  const next = makeNextRelease(stage, join(folder, 'next'))
  const builds = new Set([await readBuild(paper)])
  const departures: Departure[] = []
  const load = await startLoad(paper, folder, {
    page: SHARES.page * amounts.requestsPerSecond,
    asset: SHARES.asset * amounts.requestsPerSecond,
    call: SHARES.call * amounts.requestsPerSecond,
    command: SHARES.command * amounts.requestsPerSecond,
  })
  let report: LoadReport
  try {
    await pause(BEFORE_AND_AFTER_MS)
    for (const release of [next, stage]) {
      say(`  ${release === next ? 'N to N+1' : 'and back'} …`)
      departures.push(...(await rollOut(paper, release)))
      builds.add(await readBuild(paper))
    }
    await pause(BEFORE_AND_AFTER_MS)
  } finally {
    report = await load.stop()
  }
  if (builds.size !== 2) throw new Error('the two releases are the same to browsers: nothing was shown')
  return [...describeAnswers(report), await countLost(paper, report), ...describeDepartures(departures)]
}

async function readBuild(paper: Paper): Promise<string> {
  const [frontend] = paper.copies('frontend')
  return (await fetch(`${frontend?.origin}/builds/latest.json`)).text()
}

function describeAnswers(report: LoadReport): Figure[] {
  const kinds = Object.entries(report.kinds)
  const answers = kinds.reduce((sum, [, kind]) => sum + kind.answers, 0)
  const failures = kinds.flatMap(([name, kind]) => kind.failures.map((failure) => `${name} ${failure}`))
  const { asset } = report.kinds
  const again = kinds.reduce((sum, [, kind]) => sum + kind.asksAgain, 0)
  return [
    none(`deploy and back: failed of ${answers} requests`, failures.length, failures),
    none(`deploy and back: 404 of ${asset?.answers ?? 0} files of both builds`, asset?.statuses['404'] ?? 0),
    told('deploy and back: requests a second', Math.round(answers / report.seconds)),
    told('deploy and back: sent again after GOAWAY', again),
    told(
      "deploy and back: the readers' own CPU",
      Number((report.cpuSeconds / report.seconds).toFixed(2)),
      'processors',
    ),
  ]
}

/** What was acknowledged and is not in the database. */
async function countLost(paper: Paper, { saved }: LoadReport): Promise<Figure> {
  const client = new pg.Client({ connectionString: paper.engines.directUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string }>(
      `select user_id || ' ' || item_id as key from saved_items where user_id::text = any($1)`,
      [[...new Set(saved.map(({ readerId }) => readerId))]],
    )
    const kept = new Set(rows.map(({ key }) => key))
    const lost = saved.filter(({ readerId, itemId }) => !kept.has(`${readerId} ${itemId}`))
    return none(`deploy and back: lost of ${saved.length} commands`, lost.length, lost)
  } finally {
    await client.end()
  }
}

function describeDepartures(departures: readonly Departure[]): Figure[] {
  const longest = Math.max(...departures.map(({ milliseconds }) => milliseconds))
  const bad = departures.filter(({ code }) => code !== 0)
  return [
    most(`deploy and back: longest end of ${departures.length} processes`, longest, GONE_WITHIN_MS, 'ms', {
      departures,
    }),
    none('deploy and back: ends with another code than 0', bad.length, bad),
  ]
}
