import { beforeEach, describe, expect, it } from '@jest/globals'
import { waitUntil } from '@liberta/test-kit/wait-until'
import { LIFETIME, makeCache, settle, steerPage, textOf } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import type { PageCache } from './page-cache.ts'

const REPACKS = { shareOfCpu: 1, burstMs: 60_000, atOnce: 1 }
/** Requests are counted by whiles of so long. */
const WHILE_MS = 10_000
const KEY = '/news/cronaca'

/** Of words that come again now and then, as those of a page do. */
const TEXT = Array.from(
  { length: 2000 },
  (_, place) => `<p class="row-${place % 7}">${(place * 7919) % 1009}</p>`,
).join('')

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000_000, failures: [] }
  cache = makeCache(bench, { repacks: REPACKS })
})

const pageOf = (key: string) => cache.look(key)?.page
const sizeOf = (key: string) => pageOf(key)?.kept.body.length ?? 0

/** So many readers ask, and one more in the next while. */
function ask(times: number): void {
  for (let count = 0; count < times; count += 1) cache.find(KEY)
  bench.now += WHILE_MS
  cache.find(KEY)
}

describe('a page that is being read', () => {
  it('is packed in fewer bytes, which say the same', async () => {
    const { render } = steerPage(TEXT)
    const first = await cache.read(KEY, render)
    const [size, etag] = [sizeOf(KEY), first.page.etag]
    ask(5)
    await waitUntil(() => pageOf(KEY)?.isRepacked === true)
    expect(sizeOf(KEY)).toBeLessThan(size)
    const answer = cache.find(KEY) ?? first
    expect(answer.page).toMatchObject({ etag, encoding: 'br' })
    expect(answer.page.kept.head.slice(-2)).toEqual(['content-length', String(sizeOf(KEY))])
    expect(await textOf(answer)).toBe(TEXT)
    expect(bench.failures).toEqual([])
  })

  it('is so as soon as a second reader asks for it', async () => {
    const { render } = steerPage(TEXT)
    await cache.read(KEY, render)
    await settle()
    expect(pageOf(KEY)?.isRepacked).toBeUndefined()
    cache.find(KEY)
    await waitUntil(() => pageOf(KEY)?.isRepacked === true)
  })

  it('stays as it was made where others wait already, unless many ask for it', async () => {
    const [popular, keys] = ['/', Array.from({ length: 20 }, (_, place) => `/news/${place}`)]
    for (const key of [...keys, KEY, popular]) await cache.read(key, steerPage(TEXT).render)
    for (const key of [...keys, KEY, popular, popular, popular, popular]) cache.find(key)
    bench.now += WHILE_MS
    for (const key of [KEY, popular]) cache.find(key)
    const packed = () => [...keys, KEY, popular].filter((key) => pageOf(key)?.isRepacked === true)
    await waitUntil(() => packed().length === 11)
    await settle()
    expect(packed()).toEqual([...keys.slice(0, 10), popular])
  })

  it('keeps those bytes where it is rendered anew and says the same, and no others', async () => {
    const { state, render } = steerPage(TEXT)
    await cache.read(KEY, render)
    ask(5)
    await waitUntil(() => pageOf(KEY)?.isRepacked === true)
    const size = sizeOf(KEY)
    bench.now += LIFETIME.freshMs
    await cache.read(KEY, render)
    await waitUntil(() => state.renders === 2 && pageOf(KEY)?.renderedAt === bench.now)
    expect(sizeOf(KEY)).toBe(size)
    state.text = `${TEXT}.`
    bench.now += LIFETIME.freshMs
    await cache.read(KEY, render)
    await waitUntil(() => state.renders === 3 && pageOf(KEY)?.renderedAt === bench.now)
    expect(pageOf(KEY)?.isRepacked).toBeUndefined()
    expect(await textOf(cache.read(KEY, render))).toBe(`${TEXT}.`)
  })
})
