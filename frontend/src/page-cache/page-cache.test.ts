import { beforeEach, describe, expect, it } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { writeCacheStatus } from './cache-status.ts'
import type { PageDraft } from './cached-page.ts'
import { PageCache } from './page-cache.ts'
import { OverloadedError } from './render-gate.ts'

const LIFETIME = { freshMs: 30_000, staleMs: 3_600_000, errorMs: 86_400_000 }

let now: number
let failures: unknown[]
let cache: PageCache

function makeCache(
  options: { capacityBytes?: number; width?: number; room?: number; renderAhead?: number } = {},
): PageCache {
  const { capacityBytes = 10_000_000, width = 4, room = 100, renderAhead = 0 } = options
  return new PageCache({
    capacityBytes,
    renders: { width, room },
    renderAhead,
    now: () => now,
    onBackgroundError: (error) => void failures.push(error),
  })
}

const page = (text: string, more: Partial<PageDraft> = {}): PageDraft => ({
  status: 200,
  text,
  headers: {},
  tags: [],
  lifetime: LIFETIME,
  ...more,
})

/** A page whose text and render can be steered from outside. */
function source(text = 'one', more: Partial<PageDraft> = {}) {
  const state = { text, renders: 0, fails: false, more, held: Promise.resolve() }
  const render = async () => {
    state.renders += 1
    const written = state.text
    await state.held
    if (state.fails) throw new Error('upstream is silent')
    return page(written, state.more)
  }
  return { state, render }
}

function hold(): { held: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { held: promise, release: resolve }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const textOf = async (answer: ReturnType<PageCache['read']>) => (await answer).page.encodings.identity.body.toString()

beforeEach(() => {
  now = 1_000_000
  failures = []
  cache = makeCache()
})

describe('the page cache (design decision 4)', () => {
  it('answers a fresh page synchronously, with the same bytes in every encoding', async () => {
    const { state, render } = source('la pagina '.repeat(90))
    await cache.read('/', render)
    const answer = cache.read('/', render)
    if (answer instanceof Promise) throw new Error('not synchronous')
    expect(answer.outcome).toBe('hit')
    const { br, gzip, identity } = answer.page.encodings
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([
      identity.body.toString(),
      identity.body.toString(),
    ])
    expect(state.renders).toBe(1)
  })

  it('of many readers who miss, one renders', async () => {
    const { state, render } = source()
    await Promise.all(Array.from({ length: 50 }, async () => cache.read('/', render)))
    expect(state.renders).toBe(1)
  })

  it('a stale page is served at once, while one newer one is rendered in the background', async () => {
    const { state, render } = source()
    await cache.read('/', render)
    now += LIFETIME.freshMs
    state.text = 'two'
    expect([cache.read('/', render), cache.read('/', render)]).toEqual([
      expect.objectContaining({ outcome: 'stale' }),
      expect.objectContaining({ outcome: 'stale' }),
    ])
    await settle()
    expect(await textOf(cache.read('/', render))).toBe('two')
    expect(state.renders).toBe(2)
  })

  it('a page that cannot be rendered anew is served as it was, also long after', async () => {
    const { state, render } = source()
    await cache.read('/', render)
    state.fails = true
    now += LIFETIME.staleMs + 1
    const answer = await cache.read('/', render)
    expect(answer.outcome).toBe('stale-if-error')
    expect(answer.page.encodings.identity.body.toString()).toBe('one')
  })

  it('an error of a render in the background is told, and the reader has the stale page', async () => {
    const { state, render } = source()
    await cache.read('/', render)
    state.fails = true
    now += LIFETIME.freshMs
    expect(await textOf(cache.read('/', render))).toBe('one')
    await settle()
    expect(failures).toHaveLength(1)
  })

  it('after a failure the next try waits a little, however many readers come', async () => {
    const { state, render } = source()
    await cache.read('/', render)
    state.fails = true
    now += LIFETIME.freshMs
    for (let reader = 0; reader < 20; reader += 1) {
      expect(await textOf(cache.read('/', render))).toBe('one')
      await settle()
    }
    expect(state.renders).toBe(2)
    now += 5_000
    state.fails = false
    await textOf(cache.read('/', render))
    await settle()
    expect(state.renders).toBe(3)
  })

  it('an error is never remembered', async () => {
    const { state, render } = source()
    state.fails = true
    await expect(cache.read('/', render)).rejects.toThrow('upstream is silent')
    state.fails = false
    expect(await textOf(cache.read('/', render))).toBe('one')
  })

  it('soft purge by tag: the pages with the tag turn stale, the others do not', async () => {
    const story = source('story', { tags: ['story:1'] })
    const other = source('other', { tags: ['story:2'] })
    await cache.read('/story', story.render)
    await cache.read('/other', other.render)
    cache.purgeSoftly(['story:1'])
    expect(await cache.read('/story', story.render)).toMatchObject({ outcome: 'stale' })
    expect(await cache.read('/other', other.render)).toMatchObject({ outcome: 'hit' })
  })

  it('a purge that arrives during a render stores the result as stale', async () => {
    const { state, render } = source('old', { tags: ['story:1'] })
    const { held, release } = hold()
    state.held = held
    const reading = cache.read('/', render)
    await settle()
    cache.purgeSoftly(['story:1'])
    release()
    await reading
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })

  it('a hard purge removes the page, and discards one that is being rendered', async () => {
    const { state, render } = source('withdrawn', { tags: ['story:1'] })
    await cache.read('/', render)
    cache.purgeHard(['story:1'])
    const { held, release } = hold()
    state.held = held
    const reading = cache.read('/', render)
    await settle()
    cache.purgeHard(['story:1'])
    release()
    await reading
    state.text = 'gone'
    expect(await textOf(cache.read('/', render))).toBe('gone')
    expect(state.renders).toBe(3)
  })

  it('on reconnect all pages turn stale', async () => {
    const { render } = source()
    await cache.read('/', render)
    cache.purgeAllSoftly()
    expect(await cache.read('/', render)).toMatchObject({ outcome: 'stale' })
  })

  it('what readers asked for last is rendered anew right after a purge', async () => {
    cache = makeCache({ renderAhead: 1 })
    const [first, second] = [source('a', { tags: ['site'] }), source('b', { tags: ['site'] })]
    await cache.read('/first', first.render)
    await cache.read('/second', second.render)
    cache.purgeSoftly(['site'])
    await settle()
    expect([first.state.renders, second.state.renders]).toEqual([1, 2])
    expect(cache.read('/second', second.render)).toMatchObject({ outcome: 'hit' })
  })

  it('so many renders run at once, so many wait, and the next reader is told that the house is full', async () => {
    cache = makeCache({ width: 1, room: 1 })
    const { held, release } = hold()
    const sources = ['a', 'b', 'c'].map((text) => source(text))
    for (const { state } of sources) state.held = held
    const reading = sources.map(({ render }, index) => Promise.resolve(cache.read(`/${index}`, render)))
    await expect(reading[2]).rejects.toThrow(OverloadedError)
    release()
    await Promise.all(reading.slice(0, 2))
  })

  it('errors never push a page out', async () => {
    cache = makeCache({ capacityBytes: 90_000 })
    const home = source('home')
    await cache.read('/', home.render)
    for (let index = 0; index < 200; index += 1) {
      await cache.read(`/nothing-${index}`, source('404', { status: 404 }).render)
    }
    expect(await cache.read('/', home.render)).toMatchObject({ outcome: 'hit' })
    expect(cache.describe().bytes).toBeLessThanOrEqual(99_000)
  })

  it('keeps no tag of a page that is gone', async () => {
    cache = makeCache({ capacityBytes: 20_000 })
    for (let index = 0; index < 100; index += 1) {
      await cache.read(`/${index}`, source('text', { tags: [`story:${index}`] }).render)
    }
    expect(cache.describe().tags).toBe(cache.describe().pages)
  })
})

describe('Cache-Status (RFC 9211)', () => {
  it('says hit with its seconds, and stale with negative ones', async () => {
    const { render } = source()
    const miss = await cache.read('/', render)
    expect(writeCacheStatus(miss, now)).toBe('liberta; fwd=uri-miss; stored')
    expect(writeCacheStatus(await cache.read('/', render), now)).toBe('liberta; hit; ttl=30')
    now += 35_000
    expect(writeCacheStatus(await cache.read('/', render), now)).toBe('liberta; hit; ttl=-5; detail=revalidating')
  })
})
