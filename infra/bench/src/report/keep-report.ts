import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { DATA_DIR, ROOT } from '../../../local/src/project.ts'
import type { Figure } from '../bench.types.ts'
import { judgeFigure } from './write-table.ts'

export interface Report {
  began: Date
  figures: readonly Figure[]
  notes: readonly string[]
}

/** Writes the report to .data/bench/, or another folder there, named after the time at which the run began; resolves to its path. */
export function keepReport({ began, figures, notes }: Report, name = 'bench'): string {
  const folder = join(DATA_DIR, name)
  const file = join(folder, `${began.toISOString().replaceAll(':', '-').slice(0, 19)}Z.json`)
  const report = {
    began: began.toISOString(),
    seconds: Math.round((Date.now() - began.getTime()) / 1000),
    commit: readCommit(),
    machine: describeMachine(),
    figures: figures.map((figure) => ({ ...figure, verdict: judgeFigure(figure) })),
    notes,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

/** What figures of time depend on. */
export function describeMachine() {
  return {
    cores: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    gibibytes: Math.round(totalmem() / 1024 ** 3),
    loadAverage: loadavg().map((load) => Number(load.toFixed(2))),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  }
}

/** The commit that is measured; null where there is no repository. */
export function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}
