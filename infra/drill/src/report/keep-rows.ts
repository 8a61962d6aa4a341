import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, ROOT } from '../../../local/src/project.ts'
import type { MeasuredRow } from '../drill.types.ts'
import { DRILLS } from '../drills.table.ts'

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
