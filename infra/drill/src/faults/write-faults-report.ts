import { judgeFigure, writeQuantity } from '../../../bench/src/report/write-table.ts'
import type { Figure } from '../../../bench/src/bench.types.ts'
import { describeRun } from '../report/write-report.ts'
import type { MeasuredRow } from '../drill.types.ts'
import { VISITOR_TIME_BOX_MS } from '../load/visitor.ts'
import { FAULTS, FIGURES, RATES, RECOVERED_WITHIN_S } from './faults.table.ts'

const REQUESTS_PER_SECOND = Object.values(RATES).reduce((sum, rate) => sum + rate, 0)

/** The drill of faults as it stands in docs: one table of all faults, what each made readers feel, and on what it was measured. */
export function writeFaultsReport(rows: readonly MeasuredRow[]): string {
  const names = Object.values(FIGURES)
  const lines = rows.map(({ name, figures }) =>
    writeLine([name, ...names.map((what) => writeCell(find(figures, what)))]),
  )
  const faults = FAULTS.map(({ name, broken, mended }) => writeLine([name, broken, mended]))
  const missed = rows.flatMap(({ figures }) => figures.filter((figure) => judgeFigure(figure) === 'MISSED'))
  const examples = missed.map(({ what, reference }) => `- ${what}: ${reference ?? ''}`)
  const runs = rows.map((row) => `- ${row.name}: ${describeRun(row)}`)
  return `# The drill of faults

The last run of each fault of \`npm run drill\`, which writes this file (\`npm run drill -- --only NAME\` runs one of them). What runs is the
staged release: two frontends, two APIs of which each call goes to the next, two workers, behind nginx with the shipped configuration, TLS and
HTTP/2; PgBouncer, both Redis, the stand-ins as CMS, weather and sign-in provider. Product and load share one machine.

Readers come all the time, ${REQUESTS_PER_SECOND} requests a second: warm pages, calls of the API, searches that nobody made before, saves of signed-in
readers. Warm is what a frontend had shown when the fault began; \`${FIGURES.models}\` are pages that no frontend had shown, of read models that Redis
had (only where Redis and the API stay). A page has failed that is not answered 200 within ${VISITOR_TIME_BOX_MS / 1000} s; nobody asks twice. A second after the fault
has begun a story is published, and another one when it is mended. \`${FIGURES.recovered}\` counts from the moment in which the mending
begins, the start of processes included, until both stories stand on the home page of every frontend, each has its page, all warm pages are fresh
again, and a new search, the weather and a save are answered.

| fault | ${names.join(' | ')} |
| --- |${' --- |'.repeat(names.length)}
${lines.join('\n')}

Bars: no ${FIGURES.failed}, no ${FIGURES.models}, ${FIGURES.recovered} ${RECOVERED_WITHIN_S} s at most. ${missed.length === 0 ? 'All held.' : 'Missed:'}

${examples.join('\n')}${examples.length > 0 ? '\n\n' : ''}## How each is broken and mended

| fault | broken | mended |
| --- | --- | --- |
${faults.join('\n')}

## When, and on what

${runs.join('\n')}
`
}

function find(figures: readonly Figure[], column: string): Figure | undefined {
  return figures.find(({ what }) => what.endsWith(`: ${column}`))
}

function writeCell(figure: Figure | undefined): string {
  if (figure === undefined) return ''
  const { value, unit, reference } = figure
  const quantity = writeQuantity(value, unit)
  // What went wrong stands below the table.
  if (judgeFigure(figure) === 'MISSED') return `**${quantity} MISSED**`
  return reference === null ? quantity : `${quantity} (${reference})`
}

const writeLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
