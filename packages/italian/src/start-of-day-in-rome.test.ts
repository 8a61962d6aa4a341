import { describe, expect, it } from '@jest/globals'
import { startOfDayInRome } from './start-of-day-in-rome.ts'

describe('startOfDayInRome (requirements 9, timezone Europe/Rome)', () => {
  it.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    // The clocks change within the day: it begins by the old one.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2024-02-29', '2024-02-28T23:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => expect(startOfDayInRome(day)?.toISOString()).toBe(instant))

  it.each(['2026-02-30', '2026-13-01', '2025-02-29', 'oggi', ''])('«%s» is no day', (day) =>
    expect(startOfDayInRome(day)).toBeNull(),
  )
})
