import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Figure } from '../../bench/src/bench.types.ts'
import { judgeFigure, writeTable } from '../../bench/src/report/write-table.ts'
import { buildWhenChanged } from '../../local/src/build/build-when-changed.ts'
import { ROOT, StartError } from '../../local/src/project.ts'
import type { MeasuredRow, Row, RowContext } from './drill.types.ts'
import { describeMachine, readBusyShare } from './report/describe-machine.ts'
import { keepRows, reportFile } from './report/keep-rows.ts'
import { startEngines } from './site/start-engines.ts'
import type { BreakableEngines } from './site/start-engines.ts'
import { startPaper } from './site/start-paper.ts'
import type { Paper } from './site/start-paper.ts'
import { stagePlanted } from './stage-planted.ts'
import { AMOUNTS } from './two-of-everything/amounts.table.ts'

type Say = (line: string) => void

/** What is drilled, and how. */
export interface DrillOptions {
  drill: string
  rows: readonly Row[]
  size: keyof typeof AMOUNTS
  /** A release that is staged already; null to stage one. */
  stage: string | null
  say: Say
  stopRequested: AbortSignal
}

/** Runs the rows one after the other and prints the table. Resolves to the exit code: 1 if a bar is missed or a row failed. */
export async function runDrill({ drill, rows, size, stage, say, stopRequested }: DrillOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'liberta-drill-'))
  // PostgreSQL and nginx's worker run as users of their own, who have to reach their files.
  chmodSync(folder, 0o755)
  const started: { stage?: string; paper?: Promise<Paper<BreakableEngines>> } = {}
  const takeStage = async () => (started.stage ??= stage ?? stagePlanted(join(folder, 'stage')).folder)
  const context: Omit<RowContext, 'note'> = {
    stage: takeStage,
    paper: () => (started.paper ??= takeStage().then((from) => start(from, join(folder, 'paper'), say))),
    amounts: AMOUNTS[size],
    folder,
    say,
  }
  const measured: MeasuredRow[] = []
  const failures: string[] = []
  try {
    await buildWhenChanged(say)
    for (const row of rows) {
      stopRequested.throwIfAborted()
      const result = await measureRow(row, context, stopRequested, failures)
      measured.push(result)
      // Each at once: a run that is ended later has told what it knew.
      if (size === 'full') keepRows(drill, [result])
    }
  } catch (error) {
    failures.push(stopRequested.aborted ? 'Stopped before the end.' : explain(error))
  } finally {
    await started.paper?.then((paper) => paper.stop()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return conclude({ drill, size, measured, failures }, say)
}

async function start(stage: string, folder: string, say: Say): Promise<Paper<BreakableEngines>> {
  say('  starting two of everything …')
  mkdirSync(folder)
  return startPaper({ stage, folder, engines: await startEngines(folder, say) })
}

/** Never rejects but where the run is stopped: a row that fails has no figures, and is told. */
async function measureRow(
  { name, summary, measure }: Row,
  context: Omit<RowContext, 'note'>,
  stopRequested: AbortSignal,
  failures: string[],
): Promise<MeasuredRow> {
  const busy = await readBusyShare()
  const began = new Date()
  const notes: string[] = []
  context.say(`\n— ${name}: ${summary} …`)
  const stopped = new Promise<never>((_, reject) => {
    stopRequested.addEventListener('abort', () => reject(new StartError('Stopped.')), { once: true })
  })
  const run = measure({ ...context, note: (line) => void notes.push(line) })
  const figures = await Promise.race([run, stopped]).catch((error: unknown): Figure[] => {
    stopRequested.throwIfAborted()
    failures.push(`${name} failed: ${explain(error)}`)
    context.say(`  ${explain(error)}`)
    return []
  })
  const seconds = Math.round((Date.now() - began.getTime()) / 1000)
  return { name, summary, began: began.toISOString(), seconds, busy, machine: describeMachine(), figures, notes }
}

function conclude(
  run: { drill: string; size: DrillOptions['size']; measured: MeasuredRow[]; failures: string[] },
  say: Say,
): number {
  const { drill, size, measured, failures } = run
  const figures = measured.flatMap((row) => row.figures)
  say('')
  if (figures.length > 0) for (const line of writeTable(figures)) say(line)
  for (const line of [...measured.flatMap(({ notes }) => notes), ...failures]) say(`· ${line}`)
  const missed = figures.filter((figure) => judgeFigure(figure) === 'MISSED').length
  const verdict = missed === 0 ? 'No bar was missed' : `${missed} missed`
  const file = size === 'full' ? relative(ROOT, reportFile(drill)) : 'A sample is not kept.'
  say(`\n${verdict}, ${failures.length} failed. ${file}`)
  return missed + failures.length > 0 ? 1 : 0
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
