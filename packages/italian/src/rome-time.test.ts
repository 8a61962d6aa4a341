import { describe, expect, it } from '@jest/globals'
import { startOfRomeDay, weekdayInRome, writeRomeTime } from './rome-time.ts'

describe('times in Rome (requirements 9)', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T10:30:00.000+01:00'],
    ['2026-07-01T22:30:00Z', '2026-07-02T00:30:00.000+02:00'],
  ])('%s is written %s', (instant, written) => {
    expect(writeRomeTime(Date.parse(instant))).toBe(written)
  })

  it.each([
    ['2026-11-21T09:30:00Z', 0, '2026-11-20T23:00:00Z'],
    ['2026-11-21T23:30:00Z', 0, '2026-11-21T23:00:00Z'],
    ['2026-07-01T12:00:00Z', 1, '2026-07-01T22:00:00Z'],
    // Clocks go forward on 29 March and back on 25 October, after midnight.
    ['2026-03-29T12:00:00Z', 0, '2026-03-28T23:00:00Z'],
    ['2026-03-29T12:00:00Z', 1, '2026-03-29T22:00:00Z'],
    ['2026-10-25T12:00:00Z', 0, '2026-10-24T22:00:00Z'],
    ['2026-10-25T12:00:00Z', 1, '2026-10-25T23:00:00Z'],
  ])('the day of %s, %d days on, begins at %s', (instant, days, start) => {
    expect(startOfRomeDay(Date.parse(instant), days)).toBe(Date.parse(start))
  })

  it('weeks start on Monday', () => {
    expect(weekdayInRome(Date.parse('2026-11-22T22:59:00Z'))).toBe(7)
    expect(weekdayInRome(Date.parse('2026-11-22T23:01:00Z'))).toBe(1)
  })
})
