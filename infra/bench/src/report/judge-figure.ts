import type { Figure } from '../bench.types.ts'

export type Verdict = 'held' | 'MISSED' | 'told'

/** Whether a figure holds its bar; `told` where it has none. What is no number holds no bar. */
export function judgeFigure({ value, bar }: Pick<Figure, 'value' | 'bar'>): Verdict {
  if (bar === null) return 'told'
  const held = bar.type === 'most' ? value <= bar.value : value >= bar.value
  return held ? 'held' : 'MISSED'
}
