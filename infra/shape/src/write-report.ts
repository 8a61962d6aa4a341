import type { Figure } from './figures.table.ts'
import type { Finding } from './read-project.ts'

/** A figure with what it is now. */
export interface Measured extends Omit<Figure, 'measure'>, Finding {}

/** The figures as a table: now, at the first count, the target; `!` before what misses it. */
export function writeTable(figures: readonly Measured[]): string {
  const rows = figures.map((figure) => [
    `${isMissed(figure) ? '!' : ' '} ${figure.title}`,
    ...[figure.value, figure.first, figure.target].map((value) => value.toLocaleString('en')),
    figure.key,
  ])
  const head = ['  the shape of the source', 'now', 'first', 'target', 'places by']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const write = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 || column === row.length - 1 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(write).join('\n')
}

/** One figure and the places that make it up. */
export function writePlaces({ title, value, places }: Measured): string {
  return [`${title}: ${value.toLocaleString('en')}`, ...places.map((place) => `  ${place}`)].join('\n')
}

/** Whether a figure is above its target. */
export function isMissed({ value, target }: Pick<Measured, 'value' | 'target'>): boolean {
  return value > target
}
