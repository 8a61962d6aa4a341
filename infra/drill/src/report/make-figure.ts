import type { Figure } from '../../../bench/src/bench.types.ts'
import { describeSpread } from '@liberta/test-kit/summarise'

/** A figure that may be so much at most. @param unit empty for a bare number */
export function most(what: string, value: number, bar: number, unit = '', details: Figure['details'] = {}): Figure {
  return { what, value, unit, bar: { type: 'most', value: bar }, reference: null, details }
}

/** A figure that has to be nought; `examples` say what was wrong. */
export function none(what: string, value: number, examples: readonly unknown[] = []): Figure {
  const [first] = examples
  return {
    ...most(what, value, 0, '', { examples: examples.slice(0, 20) }),
    reference: first === undefined ? null : JSON.stringify(first).slice(0, 120),
  }
}

/** A figure that is only told. */
export function told(what: string, value: number, unit = '', details: Figure['details'] = {}): Figure {
  return { what, value, unit, bar: null, reference: null, details }
}

/** Times, by the share of them that was no longer (1 for the longest), beside its bar; milliseconds. */
export function mostOf(
  what: string,
  milliseconds: readonly number[],
  share: 'p50' | 'p95' | 'p99' | 'most',
  bar: number,
): Figure {
  const spread = milliseconds.length > 0 ? describeSpread(milliseconds) : null
  const figure = most(what, Math.round(spread?.[share] ?? Number.NaN), bar, 'ms', { ...spread })
  const reference = spread && `${spread.count} times, p50 ${spread.p50.toFixed(0)}, most ${spread.most.toFixed(0)} ms`
  return { ...figure, reference }
}
