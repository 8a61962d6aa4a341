import { describe, expect, it } from '@jest/globals'
import { TryLaterError } from '../foundation/run-job.ts'
import { createTurns } from './take-turns.ts'

/** Turns by a clock of their own. */
function turnsOfTest() {
  let at = 1000
  const turns = createTurns(() => at)
  const come = async (workMs = 0, goesFirst = false): Promise<number | 'done'> => {
    const work = async () => {
      at += workMs
      return 'done' as const
    }
    try {
      return await turns(work, { goesFirst })
    } catch (error) {
      if (error instanceof TryLaterError) return error.afterMs
      throw error
    }
  }
  return { turns, come, pass: (ms: number) => (at += ms) }
}

describe('the turn of a job of which many come at once', () => {
  it('is there at once for one that comes alone', async () => {
    const { come, pass } = turnsOfTest()
    expect(await come(5)).toBe('done')
    pass(150)
    expect(await come(5)).toBe('done')
  })

  it('comes later and later for those that come while the first is done, or rests', async () => {
    const { turns, come } = turnsOfTest()
    const first = Promise.withResolvers<undefined>()
    const running = turns(() => first.promise)
    expect(await come()).toBe(200)
    first.resolve(undefined)
    await running
    expect(await come()).toBe('done')
  })

  it('is one for each: who comes again when it was told is done', async () => {
    const { come, pass } = turnsOfTest()
    expect(await come(5)).toBe('done')
    expect([await come(), await come(), await come()]).toEqual([205, 410, 615])
    for (let turn = 0; turn < 3; turn += 1) {
      pass(turn === 0 ? 205 : 200)
      expect(await come(5)).toBe('done')
    }
  })

  it('comes after work that failed, too', async () => {
    const { turns, come, pass } = turnsOfTest()
    await expect(turns(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    pass(150)
    expect(await come()).toBe('done')
  })
})

describe('the turn of a job that goes first', () => {
  it('is the next one, however many came earlier', async () => {
    const { come, pass } = turnsOfTest()
    expect(await come(5)).toBe('done')
    expect([await come(), await come(), await come()]).toEqual([205, 410, 615])
    expect(await come(0, true)).toBe(205)
    pass(205)
    expect(await come()).toBe(615)
    expect(await come(5, true)).toBe('done')
  })

  it('is kept for it no longer than it may be late', async () => {
    const { come, pass } = turnsOfTest()
    expect(await come(5)).toBe('done')
    expect(await come(0, true)).toBe(205)
    pass(255)
    expect(await come(5)).toBe('done')
  })

  it('comes at the pace of the others', async () => {
    const { come, pass } = turnsOfTest()
    expect(await come(5, true)).toBe('done')
    expect([await come(0, true), await come(0, true)]).toEqual([205, 410])
    pass(205)
    expect(await come(5, true)).toBe('done')
    pass(200)
    expect(await come(5, true)).toBe('done')
  })
})

/** Pieces of work, each of which comes again until it is done, and when each was begun; milliseconds. */
function workOfTest(workMs: number) {
  let at = 1000
  const began: number[] = []
  const turns = createTurns(() => at)
  const work = async (result: number) => {
    began.push(at)
    at += workMs
    await Promise.resolve()
    if (result < 0) throw new Error('failed')
    return result
  }
  const insist = async (result: number): Promise<number> => {
    for (;;) {
      try {
        return await turns(() => work(result))
      } catch (error) {
        if (!(error instanceof TryLaterError)) throw error
        at += 1
      }
    }
  }
  return { insist, began, pass: (ms: number) => (at += ms) }
}

describe('work that readers are not to feel', () => {
  it('is done one piece at a time, with a rest of 29 times as long between two', async () => {
    const { insist, began } = workOfTest(5)
    expect([await insist(1), await insist(2), await insist(3)]).toEqual([1, 2, 3])
    expect(began).toEqual([1000, 1150, 1300])
  })

  it('rests for 150 ms at the most', async () => {
    const { insist, began } = workOfTest(400)
    for (const result of [1, 2]) await insist(result)
    expect(began).toEqual([1000, 1550])
  })

  it('is begun at once where it comes alone, or after a rest that is over', async () => {
    const { insist, began, pass } = workOfTest(5)
    await insist(1)
    pass(200)
    await insist(2)
    expect(began).toEqual([1000, 1205])
  })

  it('goes on after a piece that failed', async () => {
    const { insist } = workOfTest(5)
    await expect(insist(-1)).rejects.toThrow('failed')
    expect(await insist(2)).toBe(2)
  })
})
