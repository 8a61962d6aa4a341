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

describe('reading time: 250 words per minute, children included, rounded up to the second (specification §9)', () => {
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

describe('time ago (specification §9)', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const DAY = 86_400

  it.each([
    [20, 'adesso'],
    [300, '5 minuti fa'],
    [3_600, '1 ora fa'],
    [DAY, 'ieri'],
    [2 * DAY, 'l’altro ieri'],
    [3 * DAY, '3 giorni fa'],
    [7 * DAY, 'la settimana scorsa'],
    [14 * DAY, '2 settimane fa'],
    [30 * DAY, 'il mese scorso'],
    [70 * DAY, '2 mesi fa'],
    [365 * DAY, 'l’anno scorso'],
    [3000 * DAY, '8 anni fa'],
    [-300, 'adesso'],
  ])('%i s: %s', (seconds, words) => {
    expect(describeTimeAgo(ago(seconds), now)).toBe(words)
  })

  it('is worded as Unicode words it, where it counts', () => {
    const unicode = new Intl.RelativeTimeFormat('it-IT', { numeric: 'always' })
    const lengths = { minute: 60, hour: 3600, day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY }
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 50 * 365 * DAY }), (seconds) => {
        const words = describeTimeAgo(ago(seconds), now)
        fc.pre(/^\d/.test(words))
        const counts = Object.entries(lengths).map(([unit, length]) =>
          unicode.format(-Math.floor(seconds / length), unit as keyof typeof lengths),
        )
        expect(counts).toContain(words)
      }),
    )
  })

  it("a month threshold that is exceeded gives 'circa N mesi fa'", () => {
    expect(describeTimeAgo(ago(200 * DAY), now, 3)).toBe('circa 6 mesi fa')
    expect(describeTimeAgo(ago(60 * DAY), now, 3)).toBe('2 mesi fa')
  })
})

describe('Italian dates, Europe/Rome (specification §9)', () => {
  it('writes day and clock as the paper does', () => {
    expect(writeMoment(new Date('2026-11-21T09:30:00Z'))).toBe('Sabato 21 novembre 2026, 10.30')
    expect(writeClock(new Date('2026-07-01T06:05:00Z'))).toBe('8.05')
    expect(writeClock(new Date('2026-11-20T23:07:00Z'))).toBe('0.07')
  })

  it('the day is that of Rome', () => {
    expect(dayInRome(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  })
})

describe('weather words (specification §9)', () => {
  it.each([
    [0, 'Sereno'],
    [45, 'Nebbia'],
    [82, 'Rovesci violenti'],
    [99, 'Temporale con grandine forte'],
    [7, 'Informazioni meteo'],
  ])('code %i: %s', (code, words) => {
    expect(describeWeather(code)).toBe(words)
  })
})
