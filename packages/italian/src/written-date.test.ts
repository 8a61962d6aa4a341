import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayInRome, writeDay, writeDayOfYear, writeMoment } from './italian-date.ts'
import { calendarInRome, daysSince, numberDayInRome } from './rome-calendar.ts'
import {
  joinDate,
  joinHour,
  writeDate,
  writeDateSeenFrom,
  writeDayAndMonth,
  writeDayOfMonth,
  writeShortDateSeenFrom,
} from './written-date.ts'

const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe('a written date', () => {
  it.each([
    ['2026-11-09T09:00:00+01:00', '9 novembre 2026'],
    ['2026-10-01T10:00:00+02:00', '1° ottobre 2026'],
    ['2026-11-11T09:00:00+01:00', '11 novembre 2026'],
    // Midnight in Rome is still the day before in Greenwich.
    ['2026-05-03T22:30:00Z', '4 maggio 2026'],
  ])('%s is %s', (instant, words) => expect(writeDate(new Date(instant))).toBe(words))

  it('is worded as Unicode words it, but for the first of a month', () => {
    const unicode = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'long' })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(writeDate(instant).replace(/^1° /, '1 ')).toBe(unicode.format(instant))
      }),
    )
  })

  it('names the year where it is another', () => {
    const now = new Date('2026-01-01T12:00:00Z')
    expect(writeDateSeenFrom(new Date('2025-12-31T22:59:59Z'), now)).toBe('31 dicembre 2025')
    expect(writeDateSeenFrom(new Date('2025-12-31T23:00:00Z'), now)).toBe('1° gennaio')
  })

  it('is short in a row as Unicode shortens it, but for the first of a month', () => {
    const unicode = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'medium' })
    fc.assert(
      fc.property(instants, instants, (instant, now) => {
        const { year } = calendarInRome(instant)
        const words = unicode.format(instant)
        const expected = year === calendarInRome(now).year ? words.slice(0, -5) : words
        expect(writeShortDateSeenFrom(instant, now)).toBe(expected.replace(/^1 /, '1° '))
      }),
    )
  })

  it('of the first of a month has its °, with the day of the week and without', () => {
    const first = new Date('2026-12-01T08:30:00Z')
    expect(writeDayOfMonth(first)).toBe('1°')
    expect(writeDayAndMonth(first)).toBe('1° dicembre')
    expect(writeDayOfYear(first)).toBe('Martedì 1° dicembre')
    expect(writeDay(first)).toBe('Martedì 1° dicembre 2026')
    expect(writeDay(new Date('2026-12-21T08:30:00Z'))).toBe('Lunedì 21 dicembre 2026')
  })
})

describe('what stands before a date', () => {
  it.each([
    ['il', '1° novembre', 'il 1° novembre'],
    ['il', '8 novembre', 'l’8 novembre'],
    ['il', '11 novembre', 'l’11 novembre'],
    ['il', '18 novembre', 'il 18 novembre'],
    ['dal', '22 novembre 2026', 'dal 22 novembre 2026'],
    ['dal', '8 novembre 2026', 'dall’8 novembre 2026'],
    ['dal', '11', 'dall’11'],
    ['al', '8', 'all’8'],
    ['al', '1° gennaio', 'al 1° gennaio'],
    ['al', '28 gennaio', 'al 28 gennaio'],
    ['del', '11 marzo', 'dell’11 marzo'],
  ] as const)('%s + %s: %s', (word, date, words) => expect(joinDate(word, date)).toBe(words))

  it.each([
    ['alle', '10.42', 'alle 10.42'],
    ['alle', '1.05', 'all’1.05'],
    ['dalle', '1', 'dall’1'],
    ['dalle', '11', 'dalle 11'],
  ] as const)('of hours, %s + %s: %s', (word, clock, words) => expect(joinHour(word, clock)).toBe(words))
})

describe('days on Rome’s calendar', () => {
  it('are those of Unicode’s calendar, whatever the clocks do', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = new Date(numberDayInRome(instant) * 86_400_000).toISOString().slice(0, 10)
        expect(day).toBe(dayInRome(instant))
      }),
      { numRuns: 500 },
    )
  })

  it('have the weekday, the date and the hour of Unicode’s calendar', () => {
    const unicode = new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: false,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const part = Object.fromEntries(unicode.formatToParts(instant).map(({ type, value }) => [type, value]))
        const [, first = '', rest = ''] = /^(.)(.*)$/.exec(part.weekday ?? '') ?? []
        const date = `${part.day === '1' ? '1°' : part.day} ${part.month} ${part.year}`
        const clock = `${Number(part.hour) % 24}.${part.minute}`
        expect(writeMoment(instant)).toBe(`${first.toUpperCase()}${rest} ${date}, ${clock}`)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', 'the day on which the clocks go forward'],
    ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', 'the day after it'],
    ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', 'the day on which they go back'],
    ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', 'the day after it'],
    ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', 'the year'],
  ])('%s is the last second before %s, which begins %s', (last, first) => {
    expect(daysSince(new Date(last), new Date(first))).toBe(1)
    expect(calendarInRome(new Date(first)).day).not.toBe(calendarInRome(new Date(last)).day)
  })
})
