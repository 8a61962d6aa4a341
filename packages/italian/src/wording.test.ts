import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayInRome, writeClock, writeMoment } from './italian-date.ts'
import { describeTimeAgo } from './time-ago.ts'

describe('time ago (requirements 9)', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const DAY = 86_400

  it.each([
    [20, 'adesso'],
    [300, '5 minuti fa'],
    [3_600, '1 ora fa'],
    [DAY - 1, '23 ore fa'],
    [DAY, 'Ieri'],
    [2 * DAY, '19 novembre'],
    [20 * DAY, '1° novembre'],
    [365 * DAY, '21 novembre 2025'],
    [-300, 'adesso'],
  ])('%i s: %s', (seconds, words) => {
    expect(describeTimeAgo(ago(seconds), now)).toBe(words)
  })

  it('is worded as Unicode words it, where it counts', () => {
    const unicode = new Intl.RelativeTimeFormat('it-IT', { numeric: 'always' })
    fc.assert(
      fc.property(fc.integer({ min: 60, max: DAY - 1 }), (seconds) => {
        const [length, unit] = seconds < 3600 ? ([60, 'minute'] as const) : ([3600, 'hour'] as const)
        expect(describeTimeAgo(ago(seconds), now)).toBe(unicode.format(-Math.floor(seconds / length), unit))
      }),
    )
  })

  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-21T22:58:00Z', '23 ore fa'],
    ['2026-11-20T22:59:00Z', '2026-11-21T22:59:30Z', 'Ieri'],
    ['2026-11-20T22:59:00Z', '2026-11-21T23:00:00Z', '20 novembre'],
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '24 ore fa'],
    ['2026-03-28T22:00:00Z', '2026-03-29T22:00:00Z', '28 marzo'],
  ])(
    'days are those of Rome’s calendar, also around midnight and on days of 23 and 25 hours: %s at %s',
    (at, seen, words) => {
      expect(describeTimeAgo(new Date(at), new Date(seen))).toBe(words)
    },
  )

  it('never says «Ieri» of another day than yesterday', () => {
    const instants = fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 96 * 3600 }), (instant, seconds) => {
        const seen = new Date(instant.getTime() + seconds * 1000)
        const yesterday = new Date(Date.parse(`${dayInRome(seen)}T12:00:00Z`) - DAY * 1000)
        if (describeTimeAgo(instant, seen) === 'Ieri') expect(dayInRome(instant)).toBe(dayInRome(yesterday))
      }),
      { numRuns: 500 },
    )
  })

  it("a month threshold that is exceeded gives 'circa N mesi fa'", () => {
    expect(describeTimeAgo(ago(200 * DAY), now, 3)).toBe('circa 6 mesi fa')
    expect(describeTimeAgo(ago(60 * DAY), now, 3)).toBe('22 settembre')
  })
})

describe('Italian dates, Europe/Rome (requirements 9)', () => {
  it('writes day and clock as the paper does', () => {
    expect(writeMoment(new Date('2026-11-21T09:30:00Z'))).toBe('Sabato 21 novembre 2026, 10.30')
    expect(writeClock(new Date('2026-07-01T06:05:00Z'))).toBe('8.05')
    expect(writeClock(new Date('2026-11-20T23:07:00Z'))).toBe('0.07')
  })

  it('the day is that of Rome', () => {
    expect(dayInRome(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  })
})
