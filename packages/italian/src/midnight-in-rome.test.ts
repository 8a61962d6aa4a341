import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayInRome } from './italian-date.ts'
import { nextMidnightInRome } from './midnight-in-rome.ts'

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
