import { describe, expect, it } from '@jest/globals'
import { reconnectAfter } from './connect-redis.ts'

describe('reconnectAfter', () => {
  it('doubles from 50 ms and stays at a second', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 1000].map((attempt) => reconnectAfter(attempt, () => 1))
    expect(waits).toEqual([50, 100, 200, 400, 800, 1000, 1000, 1000])
  })

  it('leaves a fifth to chance', () => {
    expect(reconnectAfter(50, () => 0)).toBe(800)
  })
})
