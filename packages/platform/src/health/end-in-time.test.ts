import { describe, expect, it } from '@jest/globals'
import { endInTime } from './end-in-time.ts'

/** What the log says of a part that ends so. */
async function end(step: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  await endInTime('part', step, { warn: (_facts, message) => void said.push(message) }, 50)
  return said
}

describe('the end of a part', () => {
  it('is waited for, and nothing is said of it', async () => {
    let isEnded = false
    expect(await end(async () => void (isEnded = true))).toEqual([])
    expect(isEnded).toBe(true)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['hangs', () => new Promise(() => undefined)],
  ])('holds nothing up where it %s, and the log says so', async (_what, step) => {
    expect(await end(step)).toEqual(['a part did not end by itself'])
  })
})
