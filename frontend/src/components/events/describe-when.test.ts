import { describe, expect, it } from '@jest/globals'
import {
  describeDayAndStart,
  describeEnd,
  describeGroupDay,
  describeStart,
  describeToday,
  writeDays,
  writeHours,
} from './describe-when.ts'

const now = new Date('2026-11-21T09:42:00Z')
const times = (startsAt: string, endsAt: string | null) => ({ startsAt, endsAt })

describe('the days and the hours of an event, in Rome', () => {
  it.each([
    ['2026-11-21T19:30:00Z', null, 'Sabato 21 novembre 2026', 'Ore 20.30', 'ore 20.30'],
    ['2026-11-21T19:30:00Z', '2026-11-21T21:40:00Z', 'Sabato 21 novembre 2026', 'Dalle 20.30 alle 22.40', 'ore 20.30'],
    ['2026-11-21T20:00:00Z', '2026-11-22T00:00:00Z', 'Sabato 21 novembre 2026', 'Dalle 21 all’1', 'ore 21'],
    [
      '2026-11-21T09:00:00Z',
      '2026-12-08T18:00:00Z',
      'Dal 21 novembre all’8 dicembre 2026',
      'Dalle 10 alle 19',
      'ore 10, fino all’8 dicembre',
    ],
    [
      '2026-12-11T09:00:00Z',
      '2027-01-01T18:00:00Z',
      'Dall’11 dicembre 2026 al 1° gennaio 2027',
      'Dalle 10 alle 19',
      'ore 10, fino al 1° gennaio',
    ],
    [
      '2026-11-25T09:00:00Z',
      '2026-11-27T18:00:00Z',
      'Dal 25 al 27 novembre 2026',
      'Dalle 10 alle 19',
      'ore 10, fino al 27 novembre',
    ],
    ['2026-11-21T23:00:00Z', '2026-11-22T22:59:00Z', 'Domenica 22 novembre 2026', null, null],
    ['2026-11-21T23:00:00Z', '2026-11-22T18:00:00Z', 'Domenica 22 novembre 2026', 'Fino alle 19', null],
    ['2026-11-21T23:00:00Z', '2026-11-22T00:00:00Z', 'Domenica 22 novembre 2026', 'Fino all’1', null],
    ['2026-11-22T08:00:00Z', '2026-11-22T22:59:00Z', 'Domenica 22 novembre 2026', 'Ore 9', 'ore 9'],
    ['2026-11-21T23:00:00Z', '2026-11-24T23:00:00Z', 'Dal 22 al 24 novembre 2026', null, 'fino al 24 novembre'],
    ['2026-11-21T23:00:00Z', '2026-11-22T23:00:00Z', 'Domenica 22 novembre 2026', null, null],
    ['2026-11-22T09:00:00Z', '2026-11-22T23:00:00Z', 'Domenica 22 novembre 2026', 'Dalle 10 alle 24', 'ore 10'],
    [
      '2026-11-19T21:00:00Z',
      '2026-11-22T01:00:00Z',
      'Dal 19 al 21 novembre 2026',
      'Dalle 22 alle 2',
      'ore 22, fino al 21 novembre',
    ],
    [
      '2026-11-20T17:00:00Z',
      '2026-11-22T11:00:00Z',
      'Dal 20 al 22 novembre 2026',
      'Dalle 18 alle 12',
      'ore 18, fino al 22 novembre',
    ],
  ])('from %s to %s', (startsAt, endsAt, days, hours, start) => {
    const event = times(startsAt, endsAt)
    expect([writeDays(event), writeHours(event), describeStart(event)]).toEqual([days, hours, start])
  })

  it.each([
    ['2026-11-21T18:00:00Z', 'Ultimo giorno'],
    ['2026-11-22T18:00:00Z', 'Fino a domani'],
    ['2026-12-12T18:00:00Z', 'Fino al 12 dicembre'],
    ['2026-11-21T23:00:00Z', 'Ultimo giorno'],
    ['2026-11-22T23:00:00Z', 'Fino a domani'],
  ])('what goes on until %s: %s', (endsAt, words) => {
    expect(describeEnd(times('2026-11-01T09:00:00Z', endsAt), now)).toBe(words)
  })

  it.each([
    ['2026-11-22T09:00:00Z', null, 'Domani, domenica 22 novembre, ore 10'],
    ['2027-01-02T09:30:00Z', null, 'Sabato 2 gennaio 2027, ore 10.30'],
    ['2026-11-01T09:00:00Z', '2026-12-12T18:00:00Z', 'Fino al 12 dicembre'],
  ])('what starts at %s and stands under no day: %s, %s', (startsAt, endsAt, words) => {
    expect(describeDayAndStart(times(startsAt, endsAt), now)).toBe(words)
  })

  it('names the day of a group', () => {
    expect(describeGroupDay(now)).toEqual({ number: '21', weekday: 'Sabato', month: 'novembre' })
    expect(describeGroupDay(new Date('2026-12-01T09:00:00Z'))).toEqual({
      number: '1',
      weekday: 'Martedì',
      month: 'dicembre',
    })
  })

  it('counts what is on today, in words that are as true in the evening as in the morning', () => {
    const at = (...hours: string[]) => hours.map((hour) => times(`2026-11-21T${hour}:00Z`, null))
    expect(describeToday(at('20:00', '08:00', '11:30'))).toBe('Tre appuntamenti, il primo alle 9')
    expect(describeToday(at('20:00'))).toBe('Un appuntamento, alle 21')
    expect(describeToday([times('2026-11-20T23:00:00Z', null)])).toBe('Un appuntamento')
  })

  it('counts nothing that was called off', () => {
    const off = { ...times('2026-11-21T08:00:00Z', null), status: 'cancelled' as const }
    expect(describeToday([off, times('2026-11-21T20:00:00Z', null)])).toBe('Un appuntamento, alle 21')
    expect(describeToday([off])).toBeNull()
  })

  it('goes on until an hour, once the day of its evening or of its last one is over', () => {
    const night = new Date('2026-11-21T00:30:00Z')
    expect(describeEnd(times('2026-11-20T21:00:00Z', '2026-11-21T01:00:00Z'), night)).toBe('Fino alle 2')
    expect(describeEnd(times('2026-11-18T21:00:00Z', '2026-11-21T01:30:00Z'), night)).toBe('Fino alle 2.30')
  })
})
