import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayInRome } from './italian-date.ts'
import { nextMidnightInRome, startOfDayInRome, startOfRomeDay, weekdayInRome, writeRomeTime } from './rome-time.ts'

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

describe('nextMidnightInRome (requirements 9: time zone Europe/Rome)', () => {
  it.each([
    ['in winter', '2026-11-21T09:42:00Z', '2026-11-21T23:00:00.000Z'],
    ['at midnight itself', '2026-11-21T23:00:00Z', '2026-11-22T23:00:00.000Z'],
    ['in the last minute of a year', '2026-12-31T22:59:00Z', '2026-12-31T23:00:00.000Z'],
    ['in summer', '2026-07-01T09:42:00Z', '2026-07-01T22:00:00.000Z'],
    ['when the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['when the clocks go back', '2026-10-24T23:30:00Z', '2026-10-25T23:00:00.000Z'],
  ])('%s: after %s comes %s', (_case, instant, midnight) => {
    expect(nextMidnightInRome(new Date(instant)).toISOString()).toBe(midnight)
  })

  it('is the first instant of another day, within twenty-five hours', () => {
    const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (instant) => {
        const midnight = nextMidnightInRome(instant)
        expect(midnight.getTime() - instant.getTime()).toBeGreaterThan(0)
        expect(midnight.getTime() - instant.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        expect(dayInRome(new Date(midnight.getTime() - 1))).toBe(dayInRome(instant))
        expect(dayInRome(midnight)).not.toBe(dayInRome(instant))
      }),
    )
  })
})

describe('startOfDayInRome (requirements 9, timezone Europe/Rome)', () => {
  it.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // The clocks change within the day: it begins by the old one.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2024-02-29', '2024-02-28T23:00:00.000Z'],
    // Before Italy had one time, Rome went by its own noon; and in 1916 the clocks changed at midnight.
    ['1883-01-27', '1883-01-26T23:10:04.000Z'],
    ['1916-06-04', '1916-06-03T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => expect(startOfDayInRome(day)?.toISOString()).toBe(instant))

  it.each(['2026-02-30', '2026-13-01', '2025-02-29', 'oggi', ''])('«%s» is no day', (day) =>
    expect(startOfDayInRome(day)).toBeNull(),
  )
})
