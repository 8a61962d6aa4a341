import { describe, expect, it } from '@jest/globals'
import { createMultimedia } from '../../content/catalogue/multimedia.ts'
import { createCalendar } from './read-calendar.ts'

const SEED = 7
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const at = (hour: number) => Date.UTC(2026, 10, 27, hour, 30)
const calendar = createCalendar(SEED, createMultimedia(SEED))

describe('the calendar', () => {
  it.each(HOURS)('shows what is out half an hour past %i, newest first, and nothing that is to come', (hour) => {
    const now = at(hour)
    const lists = [calendar.multimedia(now), calendar.obituaries(now), calendar.episodes('fascicolo-aperto', now)]
    for (const list of lists) {
      const times = list.map(({ publishedAt }) => Date.parse(publishedAt))
      expect(times.length).toBeGreaterThan(5)
      expect(Math.max(...times)).toBeLessThanOrEqual(now)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
  })

  it('leaves out nothing of a day that is over', () => {
    const [evening, nextDay] = [at(22), at(24 + 6)]
    const shown = new Set(calendar.multimedia(evening).map(({ id }) => id))
    const due = calendar.multimedia(nextDay).filter(({ publishedAt }) => Date.parse(publishedAt) <= evening)
    expect(due.length).toBeGreaterThan(100)
    expect(due.filter(({ id }) => !shown.has(id))).toEqual([])
  })
})
