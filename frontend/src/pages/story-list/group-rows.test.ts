import { describe, expect, it } from '@jest/globals'
import { sampleTeaser } from '../../samples/sample-stories.ts'
import { groupRows, hasFullDays } from './group-rows.ts'

const at = (...times: string[]) => times.map((publishedAt, index) => sampleTeaser(index, { publishedAt }))
const TIMES = ['2026-11-21T09:00:00Z', '2026-11-20T23:10:00Z', '2026-11-20T22:50:00Z', '2026-11-19T12:00:00Z'] as const

describe('the days of a list', () => {
  it('change at midnight in Rome', () => {
    const days = groupRows(at(...TIMES), 0, 4)
    expect(days.map(({ day, stories }) => [day, stories.map(({ place }) => place)])).toEqual([
      ['2026-11-21', [1, 2]],
      ['2026-11-20', [3]],
      ['2026-11-19', [4]],
    ])
    expect(days.some(({ continues }) => continues)).toBe(false)
  })

  it('go on where a list is parted within a day', () => {
    expect(groupRows(at(...TIMES), 1, 4).map(({ day, continues }) => [day, continues])).toEqual([
      ['2026-11-21', true],
      ['2026-11-20', false],
      ['2026-11-19', false],
    ])
  })

  it('are headed where they are full, and stand in each row where they are not', () => {
    expect(hasFullDays(at(...TIMES))).toBe(false)
    expect(hasFullDays(at(TIMES[0], TIMES[0], TIMES[1]))).toBe(true)
  })
})
