import { describe, expect, it } from '@jest/globals'
import { dayInRome } from './italian-date.ts'
import fc from 'fast-check'
import { describeCorrectionTime, describeUpdate, describeEventDay, describePublication } from './publication-time.ts'

const now = new Date('2026-11-21T09:42:00Z')
const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

describe('describePublication', () => {
  it.each([
    ['2026-11-21T08:05:00Z', '9.05'],
    ['2026-11-20T23:30:00Z', '0.30'],
    ['2026-11-20T22:30:00Z', 'Ieri'],
    ['2026-11-19T12:00:00Z', '19 novembre'],
    ['2025-11-19T12:00:00Z', '19 novembre 2025'],
  ])('%s, seen on 21 November 2026, is %s', (instant, words) => {
    expect(describePublication(new Date(instant), now)).toBe(words)
  })

  it('knows today, yesterday and the year by the days of Rome, whatever its clocks do', () => {
    const instants = fc.date({ min: new Date('2024-12-30'), max: new Date('2026-01-03'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: -72, max: 72 }), (instant, hours) => {
        const seen = new Date(instant.getTime() + hours * 3_600_000)
        const words = describePublication(instant, seen)
        const [day, today] = [dayInRome(instant), dayInRome(seen)]
        expect(/^\d+\.\d\d$/.test(words)).toBe(day === today)
        expect(words === 'Ieri').toBe(day === dayBefore(today))
        expect(/ \d{4}$/.test(words)).toBe(day.slice(0, 4) !== today.slice(0, 4) && words !== 'Ieri')
      }),
    )
  })
})

describe('describeUpdate', () => {
  const publishedAt = '2026-11-20T10:00:00Z'
  it.each([
    ['2026-11-20T10:00:30Z', null],
    ['2026-11-21T09:30:00Z', 'alle 10.30'],
    ['2026-11-20T15:00:00Z', 'ieri'],
  ])('updated at %s: %s', (updatedAt, words) => expect(describeUpdate({ publishedAt, updatedAt }, now)).toBe(words))
})

describe('the day of a change has its article', () => {
  it.each([
    ['2026-11-01T11:00:00Z', 'il 1° novembre'],
    ['2026-11-08T11:00:00Z', 'l’8 novembre'],
    ['2026-11-11T11:00:00Z', 'l’11 novembre'],
    ['2025-11-18T11:00:00Z', 'il 18 novembre 2025'],
  ])('%s: Aggiornato %s', (updatedAt, words) => {
    expect(describeUpdate({ publishedAt: '2025-01-01T10:00:00Z', updatedAt }, now)).toBe(words)
  })

  it('the hour, too: «all’1.05»', () => {
    const night = new Date('2026-11-21T01:00:00Z')
    const story = { publishedAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-21T00:05:00Z' }
    expect(describeUpdate(story, night)).toBe('all’1.05')
  })
})

describe('describeEventDay', () => {
  it('leaves out the minutes of a full hour', () => {
    expect(describeEventDay(new Date('2026-11-22T14:00:00Z'))).toEqual({
      day: '22',
      weekday: 'domenica',
      hour: 'ore 15',
    })
  })

  it('has no hour at midnight, where none was given', () => {
    expect(describeEventDay(new Date('2026-11-28T23:00:00Z'))).toEqual({ day: '29', weekday: 'domenica', hour: null })
  })
})

describe('when something was put right', () => {
  it.each([
    ['2026-11-24T09:42:00Z', 'del 24 novembre, ore 10.42', 'del 24 novembre 2026, ore 10.42'],
    ['2026-11-08T08:05:00Z', 'dell’8 novembre, ore 9.05', 'dell’8 novembre 2026, ore 9.05'],
    ['2025-12-31T22:59:00Z', 'del 31 dicembre 2025, ore 23.59', 'del 31 dicembre 2025, ore 23.59'],
    ['2026-11-23T23:00:00Z', 'del 24 novembre', 'del 24 novembre 2026'],
  ])('%s: «%s» on a page of this year, «%s» where nobody says when it is read', (instant, seen, alone) => {
    expect(describeCorrectionTime(new Date(instant), now)).toBe(seen)
    expect(describeCorrectionTime(new Date(instant))).toBe(alone)
  })
})
