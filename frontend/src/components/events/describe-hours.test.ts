import { describe, expect, it } from '@jest/globals'
import { WEEKDAYS } from '@liberta/contracts/events/event.schema'
import type { OpeningHours } from '@liberta/contracts/events/event.schema'
import { writeOpeningHours } from './describe-hours.ts'

type Days = OpeningHours[number]['days']

describe('opening hours in words', () => {
  it.each<[string, Days, string, string]>([
    ['da martedì a giovedì dalle 10 alle 13', ['Tuesday', 'Wednesday', 'Thursday'], '10:00', '13:00'],
    ['tutti i giorni dalle 9.30 alle 18.30', [...WEEKDAYS], '09:30', '18:30'],
    ['sabato dalle 9 alle 12', ['Saturday'], '09:00', '12:00'],
    ['sabato e domenica dalle 9 alle 12', ['Sunday', 'Saturday'], '09:00', '12:00'],
    ['venerdì e sabato dalle 18 alle 24', ['Friday', 'Saturday'], '18:00', '00:00'],
    ['sabato dalle 18', ['Saturday'], '18:00', '23:59'],
    ['domenica fino all’1', ['Sunday'], '00:00', '01:00'],
    ['tutti i giorni', [...WEEKDAYS], '00:00', '23:59'],
    ['lunedì', ['Monday'], '00:00', '00:00'],
    ['lunedì, mercoledì e venerdì dalle 15 alle 18', ['Friday', 'Monday', 'Wednesday'], '15:00', '18:00'],
  ])('%s', (words, days, opens, closes) => {
    expect(writeOpeningHours([{ days, opens, closes }])).toBe(words)
  })

  it('parts several by a semicolon', () => {
    const hours: OpeningHours = [
      { days: ['Saturday'], opens: '10:00', closes: '13:00' },
      { days: ['Sunday'], opens: '10:00', closes: '18:00' },
    ]
    expect(writeOpeningHours(hours)).toBe('sabato dalle 10 alle 13; domenica dalle 10 alle 18')
  })
})
