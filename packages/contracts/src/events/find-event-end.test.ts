import { describe, expect, it } from '@jest/globals'
import { dayInRome } from '@liberta/italian/italian-date'
import { endOf, isOver, lastDayOf, lastsDays } from './find-event-end.ts'

const times = (startsAt: string, endsAt: string | null) => ({ startsAt, endsAt })

describe('when an event is over, and which is its last day, in Rome', () => {
  it('is over at its end, or with its day where none is given or where it is the beginning', () => {
    const start = '2026-11-21T08:00:00Z'
    expect(endOf(times(start, '2026-11-21T09:00:00Z'))).toEqual(new Date('2026-11-21T09:00:00Z'))
    expect(endOf(times(start, null))).toEqual(new Date('2026-11-21T23:00:00Z'))
    expect(endOf(times(start, start))).toEqual(new Date('2026-11-21T23:00:00Z'))
    expect(isOver(times(start, null), new Date('2026-11-21T22:59:59Z'))).toBe(false)
    expect(isOver(times(start, null), new Date('2026-11-21T23:00:00Z'))).toBe(true)
  })

  it.each([
    ['one day', '2026-11-21T08:00:00Z', '2026-11-21T18:00:00Z', '2026-11-21', false],
    ['no end', '2026-11-21T08:00:00Z', null, '2026-11-21', false],
    ['an end that is the beginning', '2026-11-21T23:00:00Z', '2026-11-21T23:00:00Z', '2026-11-22', false],
    ['an evening past midnight', '2026-11-20T21:00:00Z', '2026-11-21T01:00:00Z', '2026-11-20', false],
    ['a day until midnight', '2026-11-21T09:00:00Z', '2026-11-21T23:00:00Z', '2026-11-21', false],
    ['days until midnight', '2026-11-21T23:00:00Z', '2026-11-24T23:00:00Z', '2026-11-24', true],
    ['nights', '2026-11-19T21:00:00Z', '2026-11-22T01:00:00Z', '2026-11-21', true],
    ['a feast from an evening to a noon', '2026-11-20T17:00:00Z', '2026-11-22T11:00:00Z', '2026-11-22', true],
    ['a night of the change of clocks', '2026-10-24T20:00:00Z', '2026-10-25T03:00:00Z', '2026-10-24', false],
  ])('%s', (_what, startsAt, endsAt, last, areDays) => {
    expect(dayInRome(lastDayOf(times(startsAt, endsAt)))).toBe(last)
    expect(lastsDays(times(startsAt, endsAt))).toBe(areDays)
  })
})
