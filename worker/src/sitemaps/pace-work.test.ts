import { describe, expect, it } from '@jest/globals'
import { createPace } from './pace-work.ts'

/** A pace by a clock of its own, and what it did: `began` when each piece of work was begun, in milliseconds. */
function paceOfTest(workMs: number) {
  let at = 1000
  const began: number[] = []
  const pace = createPace({
    now: () => at,
    rest: (ms) => Promise.resolve((at += ms)),
  })
  const work = async (result: number) => {
    began.push(at)
    at += workMs
    await Promise.resolve()
    if (result < 0) throw new Error('failed')
    return result
  }
  return { pace, work, began, pass: (ms: number) => (at += ms) }
}

describe('work that readers are not to feel', () => {
  it('is done one piece at a time, with a rest of 29 times as long between two', async () => {
    const { pace, work, began } = paceOfTest(5)
    expect(await Promise.all([1, 2, 3].map((result) => pace(() => work(result))))).toEqual([1, 2, 3])
    expect(began).toEqual([1000, 1150, 1300])
  })

  it('rests for 150 ms at the most', async () => {
    const { pace, work, began } = paceOfTest(400)
    await Promise.all([1, 2].map((result) => pace(() => work(result))))
    expect(began).toEqual([1000, 1550])
  })

  it('is begun at once where it comes alone, or after a rest that is over', async () => {
    const { pace, work, began, pass } = paceOfTest(5)
    await pace(() => work(1))
    pass(200)
    await pace(() => work(2))
    expect(began).toEqual([1000, 1205])
  })

  it('goes on after a piece that failed', async () => {
    const { pace, work } = paceOfTest(5)
    const [failed, next] = await Promise.allSettled([pace(() => work(-1)), pace(() => work(2))])
    expect([failed.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 2 }])
  })
})
