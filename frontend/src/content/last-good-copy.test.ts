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

  it('is answered to nobody once something in it may be shown to nobody, and looked for again in seconds, however long one is believed', async () => {
    let clock = 0
    const answers = ['uno', null, 'due']
    let gone = ''
    const copy = new LastGoodCopy({
      load: async () => answers.shift() ?? null,
      freshMs: 60_000,
      waitMs: 50,
      mayBeShown: (value) => value !== gone,
      now: () => clock,
    })
    expect(await copy.read()).toBe('uno')
    expect(copy.isWithheld).toBe(false)
    gone = 'uno'
    for (let times = 0; times < 3; times += 1) expect([await copy.read(), copy.isWithheld]).toEqual([null, true])
    expect(answers).toEqual(['due'])
    clock = 3_000
    expect([await copy.read(), copy.isWithheld]).toEqual(['due', false])
  })

  it('nor is it answered while what is newer does not come in time', async () => {
    let gone = ''
    let loads = 0
    const copy = new LastGoodCopy({
      load: () => ((loads += 1) === 1 ? Promise.resolve('uno') : new Promise<string>(() => undefined)),
      freshMs: 60_000,
      waitMs: 5,
      mayBeShown: (value) => value !== gone,
    })
    expect(await copy.read()).toBe('uno')
    gone = 'uno'
    expect(await copy.read()).toBeNull()
  })

  it('is fetched anew on demand: what is under way then, and what failed before, count no more', async () => {
    const answers: ((value: string | null) => void)[] = []
    const load = () => new Promise<string | null>((resolve) => answers.push(resolve))
    let isOutdated = false
    const copy = new LastGoodCopy({ load, freshMs: 60_000, waitMs: 50, isOutdated: () => isOutdated, now: () => 0 })
    const first = copy.read()
    copy.lookAgain()
    answers[1]?.('new')
    answers[0]?.('old')
    expect([await first, await copy.read()]).toEqual(['new', 'new'])
    isOutdated = true
    const failing = copy.read()
    answers[2]?.(null)
    expect(await failing).toBe('new')
    copy.lookAgain()
    const next = copy.read()
    answers[3]?.('newer')
    expect(await next).toBe('newer')
  })

  it('is waited for where what was under way counts no more, and is what that brought where nothing comes then', async () => {
    for (const next of ['new', null]) {
      const answers: ((value: string | null) => void)[] = []
      const load = () => new Promise<string | null>((resolve) => answers.push(resolve))
      const copy = new LastGoodCopy({ load, freshMs: 60_000, waitMs: 1_000, now: () => 0 })
      const reading = copy.read()
      copy.lookAgain()
      answers[0]?.('old')
      setImmediate(() => answers[1]?.(next))
      expect(await reading).toBe(next ?? 'old')
    }
  })

  it('is waited for, too, where all that there is may be shown to nobody', async () => {
    let resets = 0
    const answers: ((value: number) => void)[] = []
    const load = () => new Promise<number>((resolve) => answers.push(resolve))
    const mayBeShown = (value: number) => value === resets
    const copy = new LastGoodCopy({ load, mayBeShown, freshMs: 60_000, waitMs: 1_000, now: () => 0 })
    const first = copy.read()
    answers[0]?.(0)
    expect(await first).toBe(0)
    resets = 1
    copy.lookAgain()
    const reading = copy.read()
    resets = 2
    copy.lookAgain()
    answers[1]?.(1)
    setImmediate(() => answers[2]?.(2))
    expect(await reading).toBe(2)
  })

  it('that was never had is asked for again in seconds, however long one is believed', async () => {
    let clock = 0
    const answers = [null, 'uno']
    const load = async () => answers.shift() ?? null
    const copy = new LastGoodCopy({ load, freshMs: 60_000, waitMs: 50, now: () => clock })
    expect([await copy.read(), await copy.read()]).toEqual([null, null])
    clock = 3_000
    expect(await copy.read()).toBe('uno')
  })

  it('is looked at again at once where the clock was ahead and was put right, also after a fetch that failed', async () => {
    let clock = 3 * 3_600_000
    const answers = ['wrong day', null, 'right day', 'newer']
    let isOutdated = false
    const copy = new LastGoodCopy({
      load: async () => answers.shift() ?? null,
      freshMs: 1000,
      waitMs: 50,
      isOutdated: () => isOutdated,
      now: () => clock,
    })
    expect(await copy.read()).toBe('wrong day')
    isOutdated = true
    expect(await copy.read()).toBe('wrong day')
    clock = 0
    expect(await copy.read()).toBe('right day')
    isOutdated = false
    clock = -3 * 3_600_000
    await copy.read()
    await Promise.resolve()
    expect(await copy.read()).toBe('newer')
  })
})
