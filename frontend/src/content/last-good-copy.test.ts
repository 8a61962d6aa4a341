import { describe, expect, it } from '@jest/globals'
import { LastGoodCopy } from './last-good-copy.ts'

describe('LastGoodCopy', () => {
  it('keeps what was good once when the next fetch brings nothing', async () => {
    let clock = 0
    const answers = ['uno', null, 'due']
    const copy = new LastGoodCopy({
      load: async () => answers.shift() ?? null,
      freshMs: 10,
      waitMs: 50,
      now: () => clock,
    })
    expect(await copy.read()).toBe('uno')
    clock = 20
    expect(await copy.read()).toBe('uno')
    await Promise.resolve()
    clock = 40
    await copy.read()
    await Promise.resolve()
    expect(await copy.read()).toBe('due')
  })

  it('does not wait longer than its box while there is no copy', async () => {
    const copy = new LastGoodCopy({ load: () => new Promise<string>(() => undefined), freshMs: 10, waitMs: 5 })
    expect(await copy.read()).toBeNull()
  })

  it('fetches once for all who ask at once', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return 'uno'
    }
    const copy = new LastGoodCopy({ load, freshMs: 1000, waitMs: 50 })
    expect(await Promise.all([copy.read(), copy.read(), copy.read()])).toEqual(['uno', 'uno', 'uno'])
    expect(loads).toBe(1)
  })
})
