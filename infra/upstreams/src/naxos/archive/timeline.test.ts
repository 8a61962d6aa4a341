import { describe, expect, it } from '@jest/globals'
import { romeDay, writeRomeTime } from '../../content/rome-calendar.ts'
import { Timeline } from './timeline.ts'

const ANCHOR = Date.parse('2026-11-21T11:00:00+01:00')
const timeline = (anchor = ANCHOR) => new Timeline({ seed: 7, stories: 3000, anchor })
const timesOf = (line: Timeline, to: number) => Array.from({ length: to }, (_, place) => line.publishedAt(place + 1))

describe('the times of the archive', () => {
  it('ascend with the stories’ numbers, no two alike', () => {
    const times = timesOf(timeline(), 3000)
    expect(times.every((time, place) => place === 0 || time > (times[place - 1] ?? Infinity))).toBe(true)
  })

  it('are the same after a restart, and the newest story is minutes old', () => {
    const line = timeline()
    expect(timesOf(timeline(), 3000)).toEqual(timesOf(line, 3000))
    expect(line.newestAt(ANCHOR)).toBe(3000)
    expect(ANCHOR - line.publishedAt(3000)).toBeLessThan(10 * 60_000)
  })

  it('give today about twenty stories, whatever the hour of the first start in the day', () => {
    for (const hour of ['08', '13', '22']) {
      const anchor = Date.parse(`2026-11-21T${hour}:30:00+01:00`)
      const line = timeline(anchor)
      const today = timesOf(line, line.newestAt(anchor)).filter((time) => romeDay(time) === romeDay(anchor))
      expect(today.length).toBeGreaterThanOrEqual(17)
      expect(today.length).toBeLessThanOrEqual(24)
    }
  })

  it('add about twenty stories a day after the first one', () => {
    const line = timeline()
    const later = line.newestAt(ANCHOR + 10 * 86_400_000)
    expect((later - 3000) / 10).toBeGreaterThan(15)
    expect((later - 3000) / 10).toBeLessThan(23)
  })

  it('bring no story after the first start where the newsroom rests', () => {
    const line = new Timeline({ seed: 7, stories: 3000, anchor: ANCHOR, publishes: false })
    expect(line.newestAt(ANCHOR + 10 * 86_400_000)).toBe(3000)
    expect(line.newestAt(line.publishedAt(2999))).toBe(2999)
  })

  it('lie between seven and eleven in Rome on all days but the first', () => {
    const hours = timesOf(timeline(), 2900).map((time) => Number(writeRomeTime(time).slice(11, 13)))
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...hours)).toBeLessThanOrEqual(22)
  })
})

describe('times in Rome', () => {
  it.each([
    ['2026-07-01T10:00:00.000Z', '2026-07-01T12:00:00.000+02:00'],
    ['2026-11-21T23:30:00.000Z', '2026-11-22T00:30:00.000+01:00'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000+01:00'],
  ])('%s is written %s', (instant, written) => {
    expect(writeRomeTime(Date.parse(instant))).toBe(written)
  })
})
