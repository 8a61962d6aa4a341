import { describe, expect, it } from '@jest/globals'
import { formatChange, restAfterTelling } from './change-stream.ts'

describe('a change as an event', () => {
  it('says what changed in one line of data, under its revision', () => {
    const announcement = {
      name: 'story:7',
      revision: '5-9',
      state: 'present' as const,
    }
    expect(formatChange(announcement)).toBe(
      'id: 5-9\nevent: change\ndata: {"name":"story:7","revision":"5-9","state":"present"}\n\n',
    )
  })
})

describe('a change after which what was there may be shown to nobody once more', () => {
  it('says so', () => {
    const announcement = { name: 'story:7', revision: '5-9', state: 'present' as const, hard: true as const }
    expect(formatChange(announcement)).toContain('"state":"present","hard":true}')
  })
})

describe('the rest after a telling', () => {
  it('is long enough that tellings take at most a fiftieth of a process, at 10 µs for each who listens', () => {
    for (const listening of [250, 500, 1000]) {
      const takesMs = listening * 0.01
      expect(takesMs / (takesMs + restAfterTelling(listening))).toBeLessThanOrEqual(0.02)
    }
  })

  it('keeps nobody waiting for more than 20 ms where a few listen, nor for more than 500 ms where as many do as may', () => {
    expect([0, 2, 40, 1000].map(restAfterTelling)).toEqual([20, 20, 20, 500])
  })
})
