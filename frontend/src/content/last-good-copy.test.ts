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

  it('is fetched at once and waited for where something newer is known to be there', async () => {
    const answers = ['uno', 'due']
    let known = 'uno'
    const copy = new LastGoodCopy({
      load: async () => answers.shift() ?? null,
      freshMs: 1000,
      waitMs: 50,
      isOutdated: (value) => value !== known,
      now: () => 0,
    })
    expect(await copy.read()).toBe('uno')
    known = 'due'
    expect(await copy.read()).toBe('due')
  })

  it('is answered as it was while something newer is known to be there and cannot be had, without a fetch for each who asks', async () => {
    let clock = 0
    let loads = 0
    const copy = new LastGoodCopy({
      load: async () => {
        loads += 1
        return loads === 1 ? 'uno' : null
      },
      freshMs: 1000,
      waitMs: 50,
      isOutdated: () => loads > 0,
      now: () => clock,
    })
    expect(await copy.read()).toBe('uno')
    for (let times = 0; times < 5; times += 1) expect(await copy.read()).toBe('uno')
    expect(loads).toBe(2)
    clock = 1000
    expect(await copy.read()).toBe('uno')
    expect(loads).toBe(3)
  })
})
