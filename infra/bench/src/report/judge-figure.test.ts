import { describe, expect, it } from '@jest/globals'
import { judgeFigure } from './write-table.ts'

describe('judgeFigure', () => {
  it('holds a bar that is just reached, from either side', () => {
    expect(judgeFigure({ value: 3, bar: { type: 'most', value: 3 } })).toBe('held')
    expect(judgeFigure({ value: 0.5, bar: { type: 'least', value: 0.5 } })).toBe('held')
  })

  it('misses a bar by however little', () => {
    expect(judgeFigure({ value: 3.01, bar: { type: 'most', value: 3 } })).toBe('MISSED')
    expect(judgeFigure({ value: 0.49, bar: { type: 'least', value: 0.5 } })).toBe('MISSED')
  })

  it('never holds a bar with a figure that is no number', () => {
    expect(judgeFigure({ value: Number.NaN, bar: { type: 'most', value: 3 } })).toBe('MISSED')
  })

  it('only tells a figure without a bar', () => {
    expect(judgeFigure({ value: 3, bar: null })).toBe('told')
  })
})
