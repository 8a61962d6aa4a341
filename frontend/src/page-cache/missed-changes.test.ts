import { beforeEach, describe, expect, it } from '@jest/globals'
import { failLater, hold, LIFETIME, makeCache, readDuring, settle, steerPage, textOf } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import type { PageCache } from './page-cache.ts'

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

describe('after a gap in which a withdrawal may have been missed', () => {
  it('every page is rendered before it is served, once for all who wait', async () => {
    const { state, render } = steerPage('withdrawn meanwhile')
    await cache.read('/', render)
    cache.invalidateAll()
    expect(cache.find('/')).toBeNull()
    state.text = 'gone'
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache.read('/', render))))
    expect(new Set(texts)).toEqual(new Set(['gone']))
    expect(state.renders).toBe(2)
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })

  it('who waits for a page that is being rendered gets one from after the gap', async () => {
    const page = steerPage('from before')
    const answer = await readDuring(cache, page, () => {
      cache.invalidateAll()
      page.state.text = 'from after'
    })
    expect(await textOf(answer)).toBe('from after')
  })

  it.each(['before the gap', 'since, of a render from before it'])(
    'is rendered anew at once, though that has failed a moment ago: %s',
    async (when) => {
      const { state, render } = steerPage('withdrawn meanwhile')
      await cache.read('/', render)
      bench.now += LIFETIME.freshMs
      const fail = await failLater(cache, { state, render })
      if (when === 'before the gap') await fail()
      cache.invalidateAll()
      state.text = 'gone'
      if (when !== 'before the gap') await fail()
      expect(await textOf(cache.read('/', render))).toBe('gone')
    },
  )

  it('a page that cannot be rendered anew is served as it was, at once until the next try', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    cache.invalidateAll()
    state.fails = true
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
    expect(state.renders).toBe(2)
    bench.now += 5_000
    state.fails = false
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'renewed' })
  })

  it('is served as it was to who has waited for long, at once to who comes then, and anew when it is rendered', async () => {
    cache = makeCache(bench, { renewWithinMs: 10 })
    const { state, render } = steerPage()
    await cache.read('/', render)
    cache.invalidateAll()
    const { held, release } = hold()
    state.held = held
    state.text = 'two'
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale-if-error' })
    release()
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('two')
    expect(state.renders).toBe(2)
  })

  it('is not served as it was, however long that takes, once it is known to be withdrawn', async () => {
    cache = makeCache(bench, { renewWithinMs: 10 })
    const page = steerPage('withdrawn', { tags: ['story:7'] })
    await cache.read('/', page.render)
    cache.invalidateAll()
    const { held, release } = hold()
    page.state.held = held
    const waiting = Promise.resolve(cache.read('/', page.render))
    cache.purgeHard(['story:7'])
    page.state.text = 'gone'
    await settle()
    release()
    expect(await textOf(await waiting)).toBe('gone')
  })

  it('is served as it was where more pages wait than can be rendered', async () => {
    cache = makeCache(bench, { concurrency: 1, maxQueue: 0 })
    const sources = ['a', 'b', 'c'].map((text) => steerPage(text))
    for (const [index, { render }] of sources.entries()) await cache.read(`/${index}`, render)
    cache.invalidateAll()
    const answers = await Promise.all(sources.map(async ({ render }, index) => cache.read(`/${index}`, render)))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['renewed', 'stale-if-error', 'stale-if-error'])
  })
})
