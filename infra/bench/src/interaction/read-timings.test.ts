import { describe, expect, it } from '@jest/globals'
import { readLongestScript, readLongestTask, readSlowestPress } from './read-timings.ts'
import type { EventEntry } from './read-timings.ts'

const event = (startTime: number, duration: number, interactionId = 7): EventEntry => ({
  name: 'click',
  startTime,
  duration,
  interactionId,
})

describe('the slowest press', () => {
  it('is the longest event of a press that came later than was asked for', () => {
    expect(readSlowestPress([event(100, 400), event(900, 48), event(900, 64), event(901, 56)], 800)).toBe(64)
  })

  it('is no event that nobody pressed', () => {
    expect(readSlowestPress([event(900, 300, 0), event(900, 24)], 800)).toBe(24)
  })

  it('that the browser says nothing of took no longer than the least that it tells of', () => {
    expect(readSlowestPress([], 0)).toBe(16)
  })
})

describe('the longest script', () => {
  it('is that of all frames, 0 where none ran', () => {
    expect(readLongestScript([{ scripts: [] }])).toBe(0)
    expect(
      readLongestScript([{ scripts: [{ duration: 12 }, { duration: 34 }] }, { scripts: [{ duration: 20 }] }]),
    ).toBe(34)
  })
})

describe('the longest task', () => {
  it('is 0 where none was over 50 ms', () => {
    expect(readLongestTask([])).toBe(0)
    const [short, long] = [
      { startTime: 5, duration: 51 },
      { startTime: 90, duration: 73 },
    ]
    expect(readLongestTask([short, long])).toBe(73)
  })
})
