import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAnswer } from '../../../bench/src/load/read-answer.ts'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { switchNaxos } from '../../../upstreams/src/client/edit-naxos.ts'
import type { RowContext } from '../drill.types.ts'
import { startLoad, warmPages } from '../load/start-load.ts'
import { none, told } from '../report/make-figure.ts'
import { rollOut } from '../site/start-paper.ts'
import type { Paper } from '../site/start-paper.ts'

const READ_MODELS = 'packages/contracts/dist/read-models/read-model-key.js'
const VERSION = /\bversion: (\d+)/g
/** Of the requests of a deployment. */
const SHARE = 0.3

/** A release that raises the version of every read model takes the place of another one, and is taken back, while the CMS says nothing. */
export async function measureNewVersion(context: RowContext): Promise<Figure[]> {
  const { folder, amounts, say } = context
  const [paper, stage] = [await context.paper(), await context.stage()]
  const raised = raiseVersions(stage, join(folder, 'raised'))
  const pages = [...new Set(await warmPages(paper))]
  await switchNaxos(paper, { outage: 'hang' })
  const cold: string[] = []
  const load = await startLoad(paper, folder, { page: SHARE * amounts.requestsPerSecond })
  try {
    for (const release of [raised, stage]) {
      say(`  ${release === raised ? 'to the raised version' : 'and back'} …`)
      await rollOut(paper, release)
      cold.push(...(await findCold(paper, pages)))
    }
  } finally {
    await switchNaxos(paper, {})
  }
  const { page } = (await load.stop()).kinds
  const failures = page?.failures ?? []
  return [
    none(`raised version, silent CMS: failed of ${page?.answers} reads of warm pages`, failures.length, failures),
    none(`raised version, silent CMS: of ${pages.length} pages not there at a new frontend`, cold.length, cold),
    told('raised version, silent CMS: 503 among them', page?.statuses['503'] ?? 0),
  ]
}

/** A copy of a release in which each read model's version is one higher. */
function raiseVersions(stage: string, folder: string): string {
  cpSync(stage, folder, { recursive: true, verbatimSymlinks: true })
  const file = join(folder, READ_MODELS)
  const before = readFileSync(file, 'utf8')
  const after = before.replaceAll(VERSION, (_, version: string) => `version: ${Number(version) + 1}`)
  if (after === before) throw new Error(`${file} names no version`)
  writeFileSync(file, after)
  return folder
}

/** What the frontends, which are new and hold nothing yet, do not show. */
async function findCold(paper: Paper, pages: readonly string[]): Promise<string[]> {
  const cold: string[] = []
  for (const { origin } of paper.copies('frontend')) {
    for (const path of pages) {
      const { status } = await readAnswer(origin + path)
      if (status !== 200) cold.push(`${status} ${path}`)
    }
  }
  return cold
}
