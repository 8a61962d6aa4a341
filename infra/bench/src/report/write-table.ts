import type { Figure } from '../bench.types.ts'

const HEADINGS = ['bench', 'figure', 'bar', 'reference', ''] as const

/** The figures of all benches as a table of plain text, one line each. */
export function writeTable(figures: readonly Figure[]): string[] {
  const rows = [HEADINGS, ...figures.map(writeRow)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [lines[0] ?? '', rule, ...lines.slice(1)].map((line) => line.trimEnd())
}

function writeRow(figure: Figure): string[] {
  const { what, value, unit, bar, reference } = figure
  const limit = bar === null ? '' : `${bar.type === 'most' ? '≤' : '≥'} ${writeQuantity(bar.value, unit)}`
  return [what, writeQuantity(value, unit), limit, reference ?? '', judgeFigure(figure)]
}

/** As many decimals as tell something: `0.004`, `0.62`, `13.4`, `842`. */
export function writeQuantity(value: number, unit: string): string {
  const size = Math.abs(value)
  const decimals = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3
  return `${value.toFixed(decimals)} ${unit}`.trim()
}

export type Verdict = 'held' | 'MISSED' | 'told'

/** Whether a figure holds its bar; `told` where it has none. What is no number holds no bar. */
export function judgeFigure({ value, bar }: Pick<Figure, 'value' | 'bar'>): Verdict {
  if (bar === null) return 'told'
  const held = bar.type === 'most' ? value <= bar.value : value >= bar.value
  return held ? 'held' : 'MISSED'
}
