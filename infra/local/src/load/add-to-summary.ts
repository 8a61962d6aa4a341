import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOST_SLOWER, SCRIPTS } from '../../../../k6/load.table.ts'
import type { ScriptName } from '../../../../k6/load.table.ts'
import type { Summary, Verdict } from '../../../../k6/summary/summarise.ts'
import { writeHtml, writeJunit } from '../../../../k6/summary/write-reports.ts'
import type { CpuShare } from './cpu-share.ts'

const FIGURES = 'figures.json'

/** What k6 has written of a run into `folder`; null where it has written nothing. */
export function readSummary(folder: string): Summary | null {
  const file = join(folder, FIGURES)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary) : null
}

/** What is known of a run beside what k6 has measured. */
export interface Addition {
  figures: Summary['figures']
  verdicts: readonly Verdict[]
  /** What k6 itself took. */
  k6Cpu: CpuShare | null
}

/**
 * Adds to what k6 has written of a run into `folder`, in all its forms, and gives the lines that a terminal is told of it; null where k6 has
 * written nothing.
 */
export function addToSummary(folder: string, { figures, verdicts, k6Cpu }: Addition): string[] | null {
  const measured = readSummary(folder)
  if (measured === null) return null
  const all = [...measured.verdicts, ...verdicts]
  const summary: Summary = {
    ...measured,
    figures: [...measured.figures, ...figures],
    verdicts: all,
    isPassed: all.every(({ isHeld }) => isHeld),
  }
  writeFileSync(join(folder, FIGURES), `${JSON.stringify({ ...summary, k6Cpu }, null, 2)}\n`)
  writeFileSync(join(folder, 'summary.html'), writeHtml(summary))
  writeFileSync(join(folder, 'junit.xml'), writeJunit(summary))
  return [
    ...figures.map(({ what, value }) => `${what}: ${value}`),
    ...verdicts.map(({ what, value, bar, isHeld }) => `${isHeld ? 'ok' : 'MISSED'}  ${what}  ${bar}  ${value}`),
  ]
}

/** Whether the second part of a run is answered about as soon as the first; nothing of a script, or of a run, without the two. */
export function judgeParts({ script, times }: Pick<Summary, 'script' | 'times'>): Verdict[] {
  const p95Of = (part: string | undefined) => times.find(({ of }) => of === part)?.p95
  const [first, second]: readonly string[] = SCRIPTS[script as ScriptName].phases
  const [before, after] = [p95Of(first), p95Of(second)]
  if (before === undefined || after === undefined) return []
  return [
    {
      what: `answers of «${second}»`,
      value: `p(95) ${after.toFixed(1)}, ${before.toFixed(1)} of «${first}»`,
      bar: `p(95)<=${first}*${MOST_SLOWER}`,
      isHeld: after <= before * MOST_SLOWER,
    },
  ]
}
