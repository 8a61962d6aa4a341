import { beforeEach, describe, expect, it } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LIFETIME, makeCache, hold, settle, steerPage, textOf } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import type { Asker } from './kept-pages.ts'
import type { PageCache } from './page-cache.ts'
import { OverloadedError } from './render-limiter.ts'

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

describe('the page cache', () => {
  it('answers a fresh page synchronously, with the same bytes in every encoding', async () => {
    const { state, render } = steerPage('la pagina '.repeat(90))
    await cache.read('/', render)
    const answer = cache.read('/', render)
    if (answer instanceof Promise) throw new Error('not synchronous')
    expect(answer.outcome).toBe('hit')
    const [br, gzip, identity] = await Promise.all([
      cache.encode(answer.page, 'br'),
      cache.encode(answer.page, 'gzip'),
      cache.encode(answer.page, 'identity'),
    ])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([
      identity.body.toString(),
      identity.body.toString(),
    ])
    expect(state.renders).toBe(1)
  })

  it('of many readers who miss, one renders', async () => {
    const { state, render } = steerPage()
    await Promise.all(Array.from({ length: 50 }, async () => cache.read('/', render)))
    expect(state.renders).toBe(1)
  })

  it('a stale page is served at once, while one newer one is rendered in the background', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    bench.now += LIFETIME.freshMs
    state.text = 'two'
    expect([cache.read('/', render), cache.read('/', render)]).toEqual([
      expect.objectContaining({ outcome: 'stale' }),
      expect.objectContaining({ outcome: 'stale' }),
    ])
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('two')
    expect(state.renders).toBe(2)
  })

  it('renders in the name of who waits for it, and in nobody’s behind a page that is there', async () => {
    const names: (string | undefined)[] = []
    const { render } = steerPage()
    const renderFor = (asker?: Asker) => {
      names.push(asker?.clientAddress)
      return render()
    }
    await cache.read('/', renderFor, { asker: { clientAddress: '192.0.2.7' } })
    bench.now += LIFETIME.freshMs
    await cache.read('/', renderFor, { asker: { clientAddress: '192.0.2.8' } })
    await settle()
    expect(names).toEqual(['192.0.2.7', undefined])
  })

  it('a page that cannot be rendered anew is served as it was, also long after', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    state.fails = true
    bench.now += LIFETIME.staleMs + 1
    const answer = await cache.read('/', render)
    expect(answer.outcome).toBe('stale-if-error')
    expect(await textOf(answer)).toBe('one')
  })

  it('an error of a render in the background is told, and the reader has the stale page', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    state.fails = true
    bench.now += LIFETIME.freshMs
    expect(await textOf(cache.read('/', render))).toBe('one')
    await settle()
    expect(bench.failures).toHaveLength(1)
  })

  it('after a failure the next try waits a little, however many readers come', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    state.fails = true
    bench.now += LIFETIME.freshMs
    for (let reader = 0; reader < 20; reader += 1) {
      expect(await textOf(cache.read('/', render))).toBe('one')
      await settle()
    }
    expect(state.renders).toBe(2)
    bench.now += 5_000
    state.fails = false
    await textOf(cache.read('/', render))
    await settle()
    expect(state.renders).toBe(3)
  })

  it('an error is never remembered', async () => {
    const { state, render } = steerPage()
    state.fails = true
    await expect(cache.read('/', render)).rejects.toThrow('upstream is silent')
    state.fails = false
    expect(await textOf(cache.read('/', render))).toBe('one')
  })

  it('finds what is fresh, and nothing else', async () => {
    const { render } = steerPage()
    expect(cache.find('/')).toBeNull()
    await cache.read('/', render)
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
    bench.now += LIFETIME.freshMs
    expect(cache.find('/')).toBeNull()
  })

  it('what readers ask for most is rendered anew right after a purge, whatever was asked for last', async () => {
    cache = makeCache(bench, { renderAhead: 1 })
    const [first, second] = [steerPage('a', { tags: ['site'] }), steerPage('b', { tags: ['site'] })]
    await cache.read('/first', first.render)
    await cache.read('/second', second.render)
    for (const key of ['/second', '/second', '/first']) cache.find(key)
    cache.purgeSoftly({ name: 'site', revision: '2-2' })
    await settle()
    expect([first.state.renders, second.state.renders]).toEqual([1, 2])
    expect(cache.read('/second', second.render)).toMatchObject({ outcome: 'hit' })
  })

  it('so many renders run at once, so many wait, and the next reader is told that the house is full', async () => {
    cache = makeCache(bench, { concurrency: 1, maxQueue: 1 })
    const { held, release } = hold()
    const sources = ['a', 'b', 'c'].map((text) => steerPage(text))
    for (const { state } of sources) state.held = held
    const reading = sources.map(({ render }, index) => Promise.resolve(cache.read(`/${index}`, render)))
    await expect(reading[2]).rejects.toThrow(OverloadedError)
    release()
    await Promise.all(reading.slice(0, 2))
  })

  it('errors never push a page out', async () => {
    cache = makeCache(bench, { capacityBytes: 90_000 })
    const home = steerPage('home')
    await cache.read('/', home.render)
    for (let index = 0; index < 200; index += 1) {
      await cache.read(`/nothing-${index}`, steerPage('404', { status: 404 }).render)
    }
    expect(await cache.read('/', home.render)).toMatchObject({ outcome: 'hit' })
    expect(cache.describe().bytes).toBeLessThanOrEqual(99_000)
  })

  it('keeps no tag of a page that is gone', async () => {
    cache = makeCache(bench, { capacityBytes: 20_000 })
    for (let index = 0; index < 100; index += 1) {
      await cache.read(`/${index}`, steerPage('text', { tags: [`story:${index}`] }).render)
    }
    expect(cache.describe().tags).toBe(cache.describe().pages)
  })
})

describe('a clock that was ahead and is put right', () => {
  const AHEAD_MS = 3 * 3_600_000

  it('leaves no page of the time ahead fresh: it is served as it was while it is made anew', async () => {
    const { state, render } = steerPage('tomorrow')
    bench.now += AHEAD_MS
    await cache.read('/', render)
    bench.now -= AHEAD_MS
    expect(cache.find('/')).toBeNull()
    state.text = 'today'
    expect(cache.read('/', render)).toMatchObject({ outcome: 'stale' })
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('today')
    expect(cache.read('/', render)).toMatchObject({ outcome: 'hit' })
  })

  it('takes nothing from a page where it was ahead by no more than clocks of two machines are apart', async () => {
    const { render } = steerPage()
    bench.now += 5_000
    await cache.read('/', render)
    bench.now -= 5_000
    expect(cache.find('/')).toMatchObject({ outcome: 'hit' })
  })

  it('puts no next try off for hours', async () => {
    const { state, render } = steerPage()
    await cache.read('/', render)
    bench.now += AHEAD_MS
    state.fails = true
    await cache.read('/', render)
    await settle()
    bench.now -= AHEAD_MS - LIFETIME.freshMs
    Object.assign(state, { text: 'two', fails: false })
    await cache.read('/', render)
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('two')
  })

  it('lets no page with what was taken back around it be shown, where something was taken back in the time ahead', async () => {
    bench.now += AHEAD_MS
    cache.purgeHard(['story:1'])
    bench.now -= AHEAD_MS
    cache.purgeHard(['story:2'])
    bench.now += 1_000
    await cache.read('/', steerPage('with the old title').render)
    bench.now += 1_000
    cache.removeAround()
    expect(cache.look('/')).toBeNull()
  })

  it('has a page wait for its turn no longer than any', async () => {
    cache = makeCache(bench, { renewals: { shareOfCpu: 0.5, burstMs: 0, atOnce: 1 } })
    const { render } = steerPage('one', { tags: ['story:1'] })
    await cache.read('/', render)
    cache.find('/')
    bench.now += AHEAD_MS
    await cache.read('/', render)
    await settle()
    cache.find('/')
    cache.purgeSoftly({ name: 'story:1', revision: '2-2' })
    expect(cache.find('/')).toMatchObject({ outcome: 'stale' })
    bench.now -= AHEAD_MS
    expect(cache.find('/')).toBeNull()
  })
})
