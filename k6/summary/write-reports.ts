import { writeFigure } from './summarise.ts'
import type { Summary, TimesRow } from './summarise.ts'

const TIMES_HEAD = ['milliseconds', 'count', 'median', 'p95', 'p99', 'most'] as const

/** The summary for a terminal. */
export function writeText(summary: Summary): string {
  const { verdicts, cache, figures } = summary
  const lines = [
    `${summary.script}: ${summary.question}`,
    `${summary.target}, ${writeTotals(summary)}`,
    '',
    ...align([[...TIMES_HEAD], ...summary.times.map(writeTimes)]),
    '',
    ...(cache.length > 0 ? [`Cache-Status: ${writeCache(summary)}`] : []),
    ...figures.map(({ what, value }) => `${what}: ${value}`),
    '',
    ...align(verdicts.map(({ what, value, bar, isHeld }) => [isHeld ? 'ok' : 'MISSED', what, bar, value])),
    '',
    summary.isPassed ? 'passed' : `FAILED: ${verdicts.filter(({ isHeld }) => !isHeld).length} bars were missed`,
  ]
  return `${lines.join('\n')}\n`
}

/** The same as one page without anything else to load. */
export function writeHtml(summary: Summary): string {
  const { verdicts, figures } = summary
  const head = escapeMarkup(`${summary.script}: ${summary.isPassed ? 'passed' : 'failed'}`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${head}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; width: 100% }
th, td { border-bottom: 1px solid #ccc; padding: .25rem .5rem; text-align: left }
td + td { font-variant-numeric: tabular-nums }
.missed { color: #b00020; font-weight: 600 }
</style>
<h1>${head}</h1>
<p>${escapeMarkup(summary.question)}</p>
<p>${escapeMarkup(`${summary.target}, ${writeTotals(summary)}`)}</p>
<h2>Times</h2>
${writeTable(TIMES_HEAD, summary.times.map(writeTimes))}
<h2>Figures</h2>
${writeTable(['figure', 'value'], [['Cache-Status', writeCache(summary)], ...figures.map(({ what, value }) => [what, value])])}
<h2>Bars and checks</h2>
${writeTable(
  ['', 'what', 'bar', 'measured'],
  verdicts.map(({ what, value, bar, isHeld }) => [isHeld ? 'ok' : 'missed', what, bar, value]),
)}
</html>
`
}

/** The bars and checks as JUnit, one case each, for a build server. */
export function writeJunit({ script, seconds, verdicts }: Summary): string {
  const missed = verdicts.filter(({ isHeld }) => !isHeld).length
  const cases = verdicts.map(({ what, value, bar, isHeld }) => {
    const name = escapeMarkup(`${what} ${bar}`)
    const open = `    <testcase classname="load.${escapeMarkup(script)}" name="${name}"`
    return isHeld ? `${open}/>` : `${open}>\n      <failure message="${escapeMarkup(value)}"/>\n    </testcase>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="load.${escapeMarkup(script)}" tests="${verdicts.length}" failures="${missed}" time="${seconds.toFixed(1)}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}

function writeTotals({ seconds, requests, perSecond, failed }: Summary): string {
  return `${seconds.toFixed(0)} s, ${requests} requests (${writeFigure(perSecond)} a second), ${failed} failed`
}

function writeTimes({ of, count, median, p95, p99, most }: TimesRow): string[] {
  return [of, ...[count, median, p95, p99, most].map(writeFigure)]
}

function writeCache({ cache }: Summary): string {
  return cache.map(({ result, share }) => `${result} ${(share * 100).toFixed(1)} %`).join(', ') || 'not told'
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<table>\n${[writeRow(head, 'th'), ...rows.map((cells) => writeRow(cells, 'td'))].join('\n')}\n</table>`
}

function writeRow(cells: readonly string[], tag: 'th' | 'td'): string {
  const kind = cells[0] === 'missed' ? ' class="missed"' : ''
  return `<tr${kind}>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`
}

/** Columns as wide as their widest cell. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
