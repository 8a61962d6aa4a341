import { describe, expect, it } from '@jest/globals'
import { limitConcurrency } from './limit-concurrency.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('limitConcurrency', () => {
  it('runs so many at once, the others in their order, and goes on after one that fails', async () => {
    const limit = limitConcurrency(2)
    const begun: number[] = []
    const ends: (() => void)[] = []
    const works = [0, 1, 2, 3, 4].map((number) =>
      limit(async () => {
        begun.push(number)
        await new Promise<void>((resolve) => ends.push(resolve))
        if (number === 0) throw new Error('bad')
        return number
      }).catch(() => null),
    )
    await turn()
    expect(begun).toEqual([0, 1])
    ends[0]?.()
    await turn()
    expect(begun).toEqual([0, 1, 2])
    for (let place = 1; place < 5; place += 1) {
      ends[place]?.()
      await turn()
    }
    expect(await Promise.all(works)).toEqual([null, 1, 2, 3, 4])
  })
})
