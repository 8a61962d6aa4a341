import { describe, expect, it } from '@jest/globals'
import { estimateGrams } from './grams.ts'

describe('what a page costs in CO2e (Sustainable Web Design Model v4)', () => {
  it('is some 0.3 kWh a GB by the grid’s mean: 0.15 g a MB, give or take what the mean changes by the year', () => {
    expect(estimateGrams(1_000_000)).toBeGreaterThan(0.12)
    expect(estimateGrams(1_000_000)).toBeLessThan(0.17)
  })

  it('grows with the bytes', () => {
    expect(estimateGrams(2_000_000)).toBeCloseTo(2 * estimateGrams(1_000_000), 6)
    expect(estimateGrams(0)).toBe(0)
  })
})
