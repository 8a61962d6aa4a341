import { describe, expect, it } from '@jest/globals'
import { describeSpread, mean, median, medianRatio, percentile } from './summarise.ts'

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  it('refuses to tell the middle of nothing', () => {
    expect(() => median([])).toThrow('there is nothing to summarise')
  })
})

describe('mean', () => {
  it('counts each value alike', () => {
    expect(mean([1, 2, 6])).toBe(3)
  })

  it('refuses to tell the mean of nothing', () => {
    expect(() => mean([])).toThrow('there is nothing to summarise')
  })
})

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it('is the nearest rank: 95 of a hundred values do not exceed the 95th', () => {
    expect(percentile(hundred, 0.95)).toBe(95)
  })

  it('reaches from the least to the most', () => {
    expect([percentile(hundred, 0), percentile(hundred, 1)]).toEqual([1, 100])
  })

  it('never tells a value that was not measured', () => {
    expect(percentile([10, 20], 0.95)).toBe(20)
  })
})

describe('medianRatio', () => {
  it('compares each value with the reference measured beside it, so that a slow pair counts as one pair', () => {
    expect(medianRatio([50, 5, 60], [100, 10, 100])).toBe(0.5)
  })

  it('refuses values without their references', () => {
    expect(() => medianRatio([1, 2], [1])).toThrow('every value needs the reference measured beside it')
  })
})

describe('describeSpread', () => {
  it('tells number, ends, middle, p95 and p99', () => {
    expect(describeSpread([3, 1, 2])).toEqual({ count: 3, least: 1, p50: 2, p95: 3, p99: 3, most: 3 })
  })
})
