import { describe, expect, it } from '@jest/globals'
import type { Figure } from '../bench.types.ts'
import { writeQuantity, writeTable } from './write-table.ts'

const figure = (changes: Partial<Figure>): Figure => ({
  what: 'render',
  value: 1.834,
  unit: 'ms',
  bar: { type: 'most', value: 3 },
  reference: null,
  details: {},
  ...changes,
})

describe('writeTable', () => {
  it('lays figure, bar, reference and verdict under one another', () => {
    const warm = figure({
      what: 'warm page',
      value: 0.4912,
      unit: 'x',
      bar: { type: 'least', value: 0.5 },
      reference: 'nginx 21000 requests a CPU second',
    })
    expect(writeTable([figure({}), warm])).toEqual([
      'bench      figure   bar       reference',
      '─────────  ───────  ────────  ─────────────────────────────────  ──────',
      'render     1.83 ms  ≤ 3 ms                                       held',
      'warm page  0.49 x   ≥ 0.50 x  nginx 21000 requests a CPU second  MISSED',
    ])
  })

  it('leaves the bar empty where a figure is only told', () => {
    expect(writeTable([figure({ bar: null })]).at(-1)).toBe('render  1.83 ms                  told')
  })
})

describe('writeQuantity', () => {
  it.each([
    [0.0042, 'ms', '0.004 ms'],
    [0.617, 'x', '0.62 x'],
    [13.44, 'KB br', '13.4 KB br'],
    [842.2, 'ms', '842 ms'],
    [100, '', '100'],
  ])('writes %d %s as «%s»', (value, unit, text) => {
    expect(writeQuantity(value, unit)).toBe(text)
  })
})
