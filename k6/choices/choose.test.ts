import { describe, expect, it } from '@jest/globals'
import { choosePause, chooseWeighted, createZipf, pickOne } from './choose.ts'

/** Even numbers in [0, 1), so that what is likely is counted and not drawn. */
const EVEN = Array.from({ length: 10_000 }, (_, index) => (index + 0.5) / 10_000)

describe('a story by Zipf’s law', () => {
  it('the first is read twice as often as the second and ten times as often as the tenth, where the exponent is 1', () => {
    const choose = createZipf(100, 1)
    const counts = EVEN.reduce<Map<number, number>>((all, random) => {
      const rank = choose(random)
      return all.set(rank, (all.get(rank) ?? 0) + 1)
    }, new Map())
    const first = counts.get(0) ?? 0
    expect(first / (counts.get(1) ?? 0)).toBeCloseTo(2, 1)
    expect(first / (counts.get(9) ?? 0)).toBeCloseTo(10, 0)
    expect(counts.size).toBe(100)
  })

  it('never leads outside of the list', () => {
    const choose = createZipf(3, 1.1)
    expect([choose(0), choose(1 - Number.EPSILON / 2)]).toEqual([0, 2])
  })

  it('one of one is that one; of none there is none', () => {
    expect(createZipf(1, 1)(0.9)).toBe(0)
    expect(() => createZipf(0, 1)).toThrow('nothing to choose from')
  })
})

describe('what comes next in a visit', () => {
  it('each as often as its weight says', () => {
    const chosen = EVEN.map((random) => chooseWeighted({ home: 50, story: 40, section: 10 }, random))
    expect(['home', 'story', 'section'].map((name) => chosen.filter((one) => one === name).length)).toEqual([
      5000, 4000, 1000,
    ])
  })

  it('what weighs nothing is never chosen', () => {
    expect(chooseWeighted({ never: 0, always: 1 }, 0)).toBe('always')
    expect(() => chooseWeighted({ never: 0 }, 0)).toThrow('No weight')
  })

  it('one of a list, the first and the last included', () => {
    expect([pickOne(['a', 'b'], 0), pickOne(['a', 'b'], 0.99)]).toEqual(['a', 'b'])
    expect(() => pickOne([], 0)).toThrow('nothing to pick from')
  })
})

describe('the pause on a page', () => {
  const how = { median: 7, spread: 0.7, most: 40 }

  it('is in half of the cases longer than the median', () => {
    const pauses = EVEN.map((random, index) => choosePause(how, [random, EVEN[(index * 7919) % EVEN.length] ?? 0]))
    expect(pauses.filter((pause) => pause > 7).length / pauses.length).toBeCloseTo(0.5, 1)
  })

  it('is never longer than the most, nor nothing', () => {
    expect(choosePause(how, [1 - Number.EPSILON / 2, 0])).toBe(40)
    expect(choosePause(how, [1 - Number.EPSILON / 2, 0.5])).toBeGreaterThan(0)
  })
})
