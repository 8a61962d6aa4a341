import { expect, it } from '@jest/globals'
import { judgeBeside } from './add-to-summary.ts'

const times = (alone: number, beside: number) => ({
  times: [
    { of: 'alone', count: 9, median: 1, p95: alone, p99: 9, most: 9 },
    { of: 'beside', count: 9, median: 1, p95: beside, p99: 9, most: 9 },
  ],
})

it.each([
  [10, 12, true],
  [10, 12.1, false],
])(
  'readers of whom 95 of 100 wait %s ms alone may wait a fifth longer beside a bot: %s ms',
  (alone, beside, isHeld) => {
    expect(judgeBeside(times(alone, beside)).map((verdict) => verdict.isHeld)).toEqual([isHeld])
  },
)

it('a run without the two parts is not judged', () => {
  expect(judgeBeside({ times: [] })).toEqual([])
})
