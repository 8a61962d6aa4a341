import { describe, expect, it } from '@jest/globals'
import { nameAppointment, nameDay, nameNewDay } from './day-words.ts'

const now = new Date('2026-11-21T09:42:00Z')

describe('nameDay (requirements 9: Europe/Rome)', () => {
  it.each([
    ['2026-11-21T22:30:00Z', 'Oggi, sabato 21 novembre'],
    ['2026-11-21T23:30:00Z', 'Domani, domenica 22 novembre'],
    ['2026-11-20T05:00:00Z', 'Ieri, venerdì 20 novembre'],
    ['2026-11-23T09:00:00Z', 'Lunedì 23 novembre'],
    ['2027-01-08T09:00:00Z', 'Venerdì 8 gennaio 2027'],
  ])('%s is %s', (instant, words) => expect(nameDay(new Date(instant), now)).toBe(words))
})

describe('nameAppointment: a rite is told with its whole day, so that nobody comes a day late', () => {
  it.each([
    ['2026-11-21T14:00:00Z', 'Oggi, sabato 21 novembre, ore 15.00'],
    ['2026-11-22T17:00:00Z', 'Domani, domenica 22 novembre, ore 18.00'],
    ['2026-11-23T09:00:00Z', 'Lunedì 23 novembre, ore 10.00'],
    ['2026-12-01T08:30:00Z', 'Martedì 1° dicembre, ore 9.30'],
  ])('%s is %s', (instant, words) => expect(nameAppointment(new Date(instant), now)).toBe(words))
})

describe('nameNewDay: in a list by time a day is named where it begins', () => {
  it.each([
    ['2026-11-20T23:00:00Z', null, null],
    ['2026-11-20T22:59:00Z', '2026-11-20T23:00:00Z', 'ieri'],
    ['2026-11-20T22:45:00Z', '2026-11-20T22:59:00Z', null],
    ['2026-11-20T22:45:00Z', null, 'ieri'],
    ['2026-11-19T22:30:00Z', '2026-11-19T23:30:00Z', '19 novembre'],
    ['2026-11-21T23:30:00Z', null, null],
    ['2026-11-20T23:10:00Z', '2026-11-20T22:50:00Z', 'oggi'],
    ['2026-11-21T09:00:00Z', '2026-11-21T23:30:00Z', null],
  ])('%s below %s: %s', (instant, above, words) => {
    expect(nameNewDay(new Date(instant), above === null ? null : new Date(above), now)).toBe(words)
  })
})
