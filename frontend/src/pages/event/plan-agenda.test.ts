import { describe, expect, it } from '@jest/globals'
import { sampleEventTeaser } from '../../samples/sample-events.ts'
import { planAgenda } from './plan-agenda.ts'

const TODAY = '2026-11-21'
const day = (date: string, count: number) => ({
  day: date,
  events: Array.from({ length: count }, (_, index) => sampleEventTeaser(index)),
})

const plan = (...counts: [date: string, count: number][]) =>
  planAgenda(
    counts.map(([date, count]) => day(date, count)),
    TODAY,
  ).map((row) => [row.form === 'pair' ? row.wide : row.form, row.days.map((one) => one.day.slice(-2)).join(' ')])

describe('the rows of the agenda', () => {
  it('are today first, quiet days two by two, now the left one wider and now the right one', () => {
    expect(
      plan([TODAY, 1], ['2026-11-22', 1], ['2026-11-24', 1], ['2026-11-25', 2], ['2026-11-26', 2], ['2026-11-27', 4]),
    ).toEqual([
      ['today', '21'],
      ['first', '22 24'],
      ['second', '25 26'],
      ['full', '27'],
    ])
  })

  it('pair like with like; a day left over takes the whole width, and no day changes its place', () => {
    expect(plan(['2026-11-22', 1], ['2026-11-23', 2], ['2026-11-24', 2], ['2026-11-25', 1])).toEqual([
      ['alone', '22'],
      ['first', '23 24'],
      ['alone', '25'],
    ])
  })
})
