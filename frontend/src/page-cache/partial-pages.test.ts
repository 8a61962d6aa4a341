import { beforeEach, describe, expect, it } from '@jest/globals'
import { LIFETIME, makeCache, settle, steerPage, textOf } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import type { PageCache } from './page-cache.ts'

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

const ofTags = (revision: string) => new Map([['tags:all', revision]])

describe('a page of which a part could not be had', () => {
  it('does not take the place of the whole one where nothing else in it is new', async () => {
    const { state, render } = steerPage('whole', { madeOf: new Map([...ofTags('1-1'), ['sections:all', '1-1']]) })
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    Object.assign(state, { text: 'half', more: { madeOf: ofTags('1-1'), isPartial: true } })
    void cache.read('/', render)
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('whole')
    cache.invalidateAll()
    const answer = await cache.read('/', render)
    expect([answer.outcome, await textOf(answer)]).toEqual(['stale-if-error', 'whole'])
  })

  it('takes it where something else in it is new, and is rendered again soon', async () => {
    const { state, render } = steerPage('whole', { madeOf: ofTags('1-1') })
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    Object.assign(state, { text: 'newer', more: { madeOf: ofTags('2-1'), isPartial: true } })
    void cache.read('/', render)
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('newer')
    Object.assign(state, { text: 'newer and whole', more: { madeOf: ofTags('2-1') } })
    bench.now += 3000
    void cache.read('/', render)
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('newer and whole')
  })

  it('does not take the place of one that lacks less, and does where it lacks as much', async () => {
    const half = { madeOf: new Map([...ofTags('1-1'), ['plans:all', '1-1']]), isPartial: true }
    const { state, render } = steerPage('half', half)
    await cache.read('/', render)
    const renew = async () => {
      bench.now += 3000
      void cache.read('/', render)
      await settle()
      return textOf(cache.read('/', render))
    }
    Object.assign(state, { text: 'empty', more: { madeOf: ofTags('1-1'), isPartial: true } })
    expect(await renew()).toBe('half')
    Object.assign(state, { text: 'half again', more: half })
    expect(await renew()).toBe('half again')
  })

  it('is shown without it only for a while: whoever comes later waits for the whole one, and has it so where that cannot be made', async () => {
    const { state, render } = steerPage('half', { isPartial: true })
    await cache.read('/', render)
    bench.now += 29_000
    state.fails = true
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    await settle()
    bench.now += 3_000
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
    Object.assign(state, { text: 'whole', more: {}, fails: false })
    bench.now += 50 * 60_000
    const answer = await cache.read('/', render)
    expect([answer.outcome, await textOf(answer)]).toEqual(['renewed', 'whole'])
  })

  it('is better than none, and never fresh', async () => {
    const { state, render } = steerPage('half', { isPartial: true })
    expect(await textOf(cache.read('/', render))).toBe('half')
    expect(cache.find('/')).toBeNull()
    Object.assign(state, { text: 'whole', more: {} })
    bench.now += 3000
    void cache.read('/', render)
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('whole')
  })
})
