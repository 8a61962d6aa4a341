import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { describeWeather } from '../weather/describe-weather.ts'
import { dayInRome, writeClock, writeMoment } from './italian-date.ts'
import { describeReadingTime, readingSeconds } from './reading-time.ts'
import { describeTimeAgo } from './time-ago.ts'

const paragraph = (words: number) => ({
  type: 'paragraph' as const,
  text: Array.from({ length: words }, () => 'parola').join(' '),
})

describe('reading time: 250 words per minute, children included, rounded up to the second (requirements 9)', () => {
  it.each([
    [0, 0],
    [1, 1],
    [250, 60],
    [251, 61],
    [500, 120],
  ])('%i words take %i s', (words, seconds) => {
    expect(readingSeconds(words ? [paragraph(words)] : [], [])).toBe(seconds)
  })

  it("counts the group children's text", () => {
    expect(readingSeconds([paragraph(125)], [{ blocks: [paragraph(100)] }, { blocks: [paragraph(25)] }])).toBe(60)
  })

  it.each([
    [372, '6 min 12 s'],
    [45, '45 s'],
    [180, '3 min'],
    [0, '0 s'],
  ])('%i s is written %s', (seconds, words) => {
    expect(describeReadingTime(seconds)).toBe(words)
  })
})

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

describe('weather words (requirements 9)', () => {
  it.each([
    [0, 'Sereno'],
    [1, 'Prevalentemente sereno'],
    [2, 'Parzialmente nuvoloso'],
    [3, 'Coperto'],
    [45, 'Nebbia'],
    [48, 'Nebbia con brina'],
    [51, 'Pioviggine leggera'],
    [53, 'Pioviggine moderata'],
    [55, 'Pioviggine intensa'],
    [61, 'Pioggia leggera'],
    [63, 'Pioggia moderata'],
    [65, 'Pioggia intensa'],
    [71, 'Neve leggera'],
    [73, 'Neve moderata'],
    [75, 'Neve intensa'],
    [77, 'Granelli di neve'],
    [80, 'Rovesci leggeri'],
    [81, 'Rovesci moderati'],
    [82, 'Rovesci violenti'],
    [95, 'Temporale'],
    [96, 'Temporale con grandine leggera'],
    [99, 'Temporale con grandine forte'],
  ])('code %i: %s', (code, words) => {
    expect(describeWeather(code)).toBe(words)
  })

  it('any other code: «Informazioni meteo»', () => {
    const known = new Set([0, 1, 2, 3, 45, 48, 51, 53, 55, 61, 63, 65, 71, 73, 75, 77, 80, 81, 82, 95, 96, 99])
    const others = Array.from({ length: 102 }, (_, index) => index - 1).filter((code) => !known.has(code))
    expect(new Set(others.map(describeWeather))).toEqual(new Set(['Informazioni meteo']))
  })
})
