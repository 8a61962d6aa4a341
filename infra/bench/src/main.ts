/** `npm run bench`: holds the product against its bars. `npm run bench -- render publish` runs only what is named. */
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
import { BENCHES } from './benches.table.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench.name === name))
if (unknown.length > 0) {
  say(`There is no bench ${unknown.join(', ')}. There are:`)
  for (const { name, summary } of BENCHES) say(`  ${name.padEnd(12)}${summary}`)
  process.exit(2)
}

const stopRequested = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopRequested.abort())
const benches = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.exit(await runBenches(benches, stopRequested.signal))

/** Runs the benches one after the other and prints the table. Resolves to the exit code: 1 if a bar is missed or a bench failed. */
async function runBenches(chosen: readonly Bench[], stop: AbortSignal): Promise<number> {
  const began = new Date()
  const [figures, notes, failures]: [Figure[], string[], string[]] = [[], [], []]
  const folder = mkdtempSync(join(tmpdir(), 'liberta-bench-'))
  const started: { site?: Promise<TestSite> } = {}
  const context: BenchContext = {
    site: () => (started.site ??= startSite()),
    say,
    note: (line) => void notes.push(line),
    folder,
  }
  try {
    await buildWhenChanged(say)
    for (const bench of chosen) {
      stop.throwIfAborted()
      say(`\n— ${bench.name}: ${bench.summary} …`)
      const stopped = new Promise<never>((_, reject) => {
        stop.addEventListener('abort', () => reject(new StartError('Stopped.')), { once: true })
      })
      const measured = await Promise.race([bench.run(context), stopped]).catch((error: unknown) => {
        stop.throwIfAborted()
        if (error instanceof NotMeasuredError) notes.push(`${bench.name}: not measured. ${error.message}`)
        else failures.push(`${bench.name} failed: ${explain(error)}`)
        say(`  ${explain(error)}`)
        return []
      })
      figures.push(...measured)
    }
  } catch (error) {
    failures.push(stop.aborted ? 'Stopped before the end.' : explain(error))
  } finally {
    await started.site?.then((running) => running.stop()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return conclude({ began, figures, notes, failures })
}

async function startSite(): Promise<TestSite> {
  findRedis(say)
  say('  starting the whole product …')
  return startTestSite()
}

function conclude(run: { began: Date; figures: Figure[]; notes: string[]; failures: string[] }): number {
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
