import { describe, expect, it } from '@jest/globals'
import { keepTrying } from './keep-trying.ts'

/** Work that fails for so long, by a clock of its own. */
function workOfTest(failsForMs: number) {
  let [at, tries] = [1000, 0]
  const work = async () => {
    tries += 1
    if (at < 1000 + failsForMs) throw new Error('no database')
    return 'stored'
  }
  const patience = { forMs: 900_000, everyMs: 1000, now: () => at, rest: async (ms: number) => void (at += ms) }
  return { trying: keepTrying(work, patience), countTries: () => tries }
}

describe('what must not be lost', () => {
  it('is done at once where nothing fails', async () => {
    const { trying, countTries } = workOfTest(0)
    expect(await trying).toBe('stored')
    expect(countTries()).toBe(1)
  })

  it('is done though it failed for a minute', async () => {
    const { trying, countTries } = workOfTest(60_000)
    expect(await trying).toBe('stored')
    expect(countTries()).toBe(61)
  })

  it('is given up in the end, with what was thrown last', async () => {
    const { trying, countTries } = workOfTest(3_600_000)
    await expect(trying).rejects.toThrow('no database')
    expect(countTries()).toBe(901)
  })
})
