import { describe, expect, it } from '@jest/globals'
import { TryLaterError } from '../foundation/run-job.ts'
import { createTurns } from './take-turns.ts'

/** Turns by a clock of their own. */
function turnsOfTest() {
  let at = 1000
  const turns = createTurns(() => at)
  const come = async (workMs = 0): Promise<number | 'done'> => {
    try {
      return await turns(async () => {
        at += workMs
        return 'done' as const
      })
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
