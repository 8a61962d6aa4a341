import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { KEY, read, startSharingCopies } from '../../testing/sharing-copies.ts'
import type { SharingCopies } from '../../testing/sharing-copies.ts'
import { makeCache, steerPage } from '../../testing/steer-page.ts'
import { SharedPages } from './shared-pages.ts'

/** A reader who misses would wait for a render of some milliseconds; a busy machine takes longer for anything. */
const UNNOTICED_MS = 1_000

let copies: SharingCopies

beforeAll(async () => {
  copies = await startSharingCopies('cache')
})
beforeEach(() => copies.renew())
afterAll(() => copies.stop())

async function timeOf<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const began = performance.now()
  const result = await work()
  return [result, performance.now() - began]
}

describe('while Redis is away or hangs', () => {
  it('pages are written in one turn after the other, and what Redis refuses is said', async () => {
    const warnings: string[] = []
    let writes = 0
    const refused = Promise.withResolvers<boolean>()
    const shared = new SharedPages({
      store: Object.assign(copies.createStore(), {
        write: () => {
          writes += 1
          return refused.promise
        },
      }),
      models: copies.models,
      isConnected: () => true,
      isAddress: () => true,
      now: () => copies.bench.now,
      log: { warn: (_facts, message) => warnings.push(message) },
    })
    const page = steerPage('kept', { tags: [], madeOf: new Map([['weather:piacenza', copies.revision]]) })
    const cache = makeCache(copies.bench, { onStored: (key) => shared.note(key) })
    shared.start({ cache, renderOf: () => page.render })
    for (let times = 0; times < 3; times += 1) await cache.read(KEY, page.render)
    const turns = [shared.share(), shared.share()]
    shared.note(KEY)
    turns.push(shared.share())
    refused.reject(new Error('OOM command not allowed'))
    await Promise.all(turns)
    shared.close()
    expect([writes, warnings]).toEqual([1, [expect.stringContaining('shared pages cannot be')]])
  })

  it('it is asked again once it is back, also where the clock was ahead meanwhile and was put right', async () => {
    await copies.shareFrom()
    const store = copies.createStore()
    let fails = true
    const shared = new SharedPages({
      store: Object.assign(copies.createStore(), {
        read: (key: string) => (fails ? Promise.reject(new Error('it is loading')) : store.read(key)),
      }),
      models: copies.models,
      isConnected: () => true,
      isAddress: () => true,
      timeBoxMs: 10_000,
      now: () => copies.bench.now,
      log: { warn: () => undefined },
    })
    copies.bench.now += 3 * 3_600_000
    expect(await shared.find(KEY)).toBeNull()
    fails = false
    expect(await shared.find(KEY)).toBeNull()
    copies.bench.now -= 3 * 3_600_000
    expect(await shared.find(KEY)).toMatchObject({ status: 200 })
  })

  it('no reader waits for it longer than for a render, and the next one not at all', async () => {
    await copies.shareFrom()
    const second = copies.start('of the second', { timeBoxMs: 50 })
    copies.server.pause()
    try {
      const [answer, tookMs] = await timeOf(() => read(second))
      expect(answer.outcome).toBe('miss')
      expect(tookMs).toBeLessThan(UNNOTICED_MS)
      const [, againMs] = await timeOf(() => second.cache.read('person /other', second.page.render))
      expect(againMs).toBeLessThan(UNNOTICED_MS)
    } finally {
      copies.server.resume()
    }
  })

  it('a copy that starts goes on without, in bounded time', async () => {
    const second = copies.start('of the second')
    await copies.server.goAway()
    try {
      const [, tookMs] = await timeOf(() => second.shared.warm())
      expect(tookMs).toBeLessThan(5_000)
      expect(second.shared.isWarm).toBe(true)
      expect((await read(second)).outcome).toBe('miss')
      await second.shared.share()
    } finally {
      await copies.server.startAgain()
    }
  })
})
