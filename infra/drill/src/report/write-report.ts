import { judgeFigure, writeQuantity } from '../../../bench/src/report/write-table.ts'
import type { Figure } from '../../../bench/src/bench.types.ts'
import type { MeasuredRow } from '../drill.types.ts'

/** From this share of the processors on that others take, figures of time say less. */
const BUSY = 0.3

/** The report of a drill as it stands in docs: each row's last run, with its figures beside their bars. */
export function writeReport(drill: string, rows: readonly MeasuredRow[]): string {
  const parts = rows.map(
    (row) => `## ${row.name}

${capitalise(row.summary)}. ${describeRun(row)}

| figure | | bar | | of |
| --- | --- | --- | --- | --- |
${row.figures.map(writeLine).join('\n')}
${row.notes.map((note) => `\n${note}\n`).join('')}`,
  )
  return `# The drill «${drill.replaceAll('-', ' ')}»

The last run of each row of \`npm run drill -- ${drill}\`, which writes this file. What runs is the staged release: two frontends, two
APIs of which each call goes to the next, two workers, behind nginx with the shipped configuration, TLS and HTTP/2; PgBouncer, both Redis,
the stand-ins as CMS and sign-in provider. Product and load share one machine.

${parts.join('\n')}`
}

/** When a row was run, for how long, and on what: what its figures depend on. */
export function describeRun({ began, seconds, busy, machine }: MeasuredRow): string {
  const versions = Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`)
  const shared = busy >= BUSY ? `, of which others took ${Math.round(busy * 100)} % when it began` : ''
  return `${began.slice(0, 16).replace('T', ' ')} UTC, ${seconds} s, ${machine.cores} processors${shared}, ${versions.join(', ')}, commit ${machine.commit ?? 'unknown'}.`
}

function capitalise(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

function writeLine(figure: Figure): string {
  const { what, value, unit, bar, reference } = figure
  const limit = bar === null ? '' : `${bar.type === 'most' ? '≤' : '≥'} ${writeQuantity(bar.value, unit)}`
  const cells = [what, writeQuantity(value, unit), limit, judgeFigure(figure), reference ?? '']
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
