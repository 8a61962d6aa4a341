import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { DATA_DIR, ROOT } from '../../../local/src/project.ts'
import { DRILLS } from '../drills.table.ts'
import type { Machine } from './describe-machine.ts'

/** A row with what came of it. */
export interface MeasuredRow {
  name: string
  summary: string
  /** When it began, ISO 8601. */
  began: string
  seconds: number
  /** How much of all processors was taken before it began, 0 to 1. */
  busy: number
  machine: Machine
  figures: Figure[]
  notes: string[]
}

/**
 * Keeps every row's last run in .data/drill, with each single value, and writes the report of them. Rows that were not run now stay
 * as they were.
 */
export function keepRows(drill: string, measured: readonly MeasuredRow[]): void {
  const folder = join(DATA_DIR, 'drill')
  const file = join(folder, `${drill}.json`)
  mkdirSync(folder, { recursive: true })
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MeasuredRow[]) : []
  const rows = (DRILLS[drill]?.rows ?? []).flatMap(
    ({ name }) => [...measured, ...kept].find((row) => row.name === name && row.figures.length > 0) ?? [],
  )
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  writeFileSync(reportFile(drill), DRILLS[drill]?.write(rows) ?? '')
}

/** Where the report of a drill stands. */
export function reportFile(drill: string): string {
  return join(ROOT, 'docs', DRILLS[drill]?.report ?? '')
}
