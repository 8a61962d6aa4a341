import { describe, expect, it } from '@jest/globals'

import { createRandom } from './random.ts'

const firstWords = (...numbers: [number, ...number[]]): number[] => {
  const random = createRandom(...numbers)
  return Array.from({ length: 8 }, () => random.next())
}

describe('createRandom: content is a pure function of seed and index', () => {
  it('repeats itself for the same numbers', () => {
    expect(firstWords(7, 12, 3)).toEqual(firstWords(7, 12, 3))
  })

  it('differs when any number of the stream, or their order, differs', () => {
    const streams = [firstWords(7, 12, 3), firstWords(8, 12, 3), firstWords(7, 13, 3), firstWords(7, 3, 12)]
    expect(new Set(streams.map(String)).size).toBe(4)
  })

  it('spreads evenly over neighbouring indices', () => {
    const buckets = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index += 1) {
      const bucket = createRandom(1, index).int(0, 9)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    for (const count of buckets) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it('keeps int within both ends and reaches them', () => {
    const random = createRandom(5)
    const seen = new Set(Array.from({ length: 400 }, () => random.int(-2, 2)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
  })

  it('samples different items, at most as many as there are', () => {
    const random = createRandom(9)
    expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3)
    expect(random.sample(['a', 'b'], 5).toSorted()).toEqual(['a', 'b'])
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError)
  })
})
