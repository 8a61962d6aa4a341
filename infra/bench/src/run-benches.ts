import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startTestSite } from '../../local/src/test-site/start-test-site.ts'
import type { TestSite } from '../../local/src/test-site/start-test-site.ts'
import { buildWhenChanged } from '../../local/src/build/build-when-changed.ts'
import { ROOT, StartError } from '../../local/src/project.ts'
import { findRedis } from '../../local/src/services/find-redis.ts'
import { NotMeasuredError } from './bench.types.ts'
import type { Bench, BenchContext, Figure } from './bench.types.ts'
import { judgeFigure, writeTable } from './report/write-table.ts'
import { keepReport } from './report/keep-report.ts'

type Say = (line: string) => void

/** Runs the benches one after the other and prints the table. Resolves to the exit code: 1 if a bar is missed or a bench failed. */
export async function runBenches(benches: readonly Bench[], say: Say, stopRequested: AbortSignal): Promise<number> {
  const began = new Date()
  const [figures, notes, failures]: [Figure[], string[], string[]] = [[], [], []]
  const folder = mkdtempSync(join(tmpdir(), 'liberta-bench-'))
  const started: { site?: Promise<TestSite> } = {}
  const context: BenchContext = {
    site: () => (started.site ??= startSite(say)),
    say,
    note: (line) => void notes.push(line),
    folder,
  }
  try {
    await buildWhenChanged(say)
    for (const bench of benches) {
      stopRequested.throwIfAborted()
      say(`\n— ${bench.name}: ${bench.summary} …`)
      const stopped = new Promise<never>((_, reject) => {
        stopRequested.addEventListener('abort', () => reject(new StartError('Stopped.')), { once: true })
      })
      const measured = await Promise.race([bench.run(context), stopped]).catch((error: unknown) => {
        stopRequested.throwIfAborted()
        if (error instanceof NotMeasuredError) notes.push(`${bench.name}: not measured. ${error.message}`)
        else failures.push(`${bench.name} failed: ${explain(error)}`)
        say(`  ${explain(error)}`)
        return []
      })
      figures.push(...measured)
    }
  } catch (error) {
    failures.push(stopRequested.aborted ? 'Stopped before the end.' : explain(error))
  } finally {
    await started.site?.then((running) => running.stop()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return conclude({ began, figures, notes, failures }, say)
}

async function startSite(say: Say): Promise<TestSite> {
  findRedis(say)
  say('  starting the whole product …')
  return startTestSite()
}

function conclude(run: { began: Date; figures: Figure[]; notes: string[]; failures: string[] }, say: Say): number {
  const { began, figures, notes, failures } = run
  say('')
  if (figures.length > 0) for (const line of writeTable(figures)) say(line)
  for (const line of [...notes, ...failures]) say(`· ${line}`)
  const file = keepReport({ began, figures, notes: [...notes, ...failures] })
  const missed = figures.filter((figure) => judgeFigure(figure) === 'MISSED').length
  say(
    `\n${missed === 0 ? 'No bar was missed' : `${missed} missed`}, ${failures.length} failed. ${relative(ROOT, file)}`,
  )
  return missed + failures.length > 0 ? 1 : 0
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof NotMeasuredError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
