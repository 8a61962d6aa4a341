import { beforeEach, describe, expect, it } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { draftOf, makeCache, NO_LIFETIME, steerPage } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import { precompressPage } from './precompress-page.ts'
import { weighPage } from './cached-page.ts'
import { OtherEncodings } from './other-encodings.ts'
import type { PageCache } from './page-cache.ts'

/** A text that is worth packing, and no two alike. */
const textOfSome = (index: number) => `pagina ${index}: ${'notizie di Piacenza e della sua provincia, '.repeat(100)}`

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

describe('one encoding is kept of a page', () => {
  it('in memory of just its size, so that what is counted is what is taken', async () => {
    for (const text of ['breve', textOfSome(1)]) {
      const { page } = await cache.read(`/${text.length}`, steerPage(text).render)
      expect(page.kept.body.buffer.byteLength).toBe(page.kept.body.length)
    }
  })

  it('a page of fifty kilobytes weighs no more than its compressed bytes and its headers', async () => {
    const { page } = await cache.read('/', steerPage(textOfSome(1).repeat(12)).render)
    expect(weighPage(page)).toBeLessThan(6_000)
    expect(cache.describe().bytes).toBe(weighPage(page))
  })

  it('what is too small to be worth it is sent as it is to everybody', async () => {
    const { page } = await cache.read('/', steerPage('breve').render)
    expect([cache.encode(page, 'br'), cache.encode(page, 'gzip')]).toEqual([page.kept, page.kept])
  })
})

describe('the other encodings are made when they are asked for', () => {
  it('of many who ask at once one has it made, and who comes later gets it at once', async () => {
    const { page } = await cache.read('/', steerPage(textOfSome(1)).render)
    const made = await Promise.all(Array.from({ length: 20 }, async () => cache.encode(page, 'identity')))
    expect(new Set(made).size).toBe(1)
    expect(cache.encode(page, 'identity')).toBe(made[0])
    expect(made[0]?.body.toString()).toBe(textOfSome(1))
    expect(made[0]?.body.buffer.byteLength).toBe(made[0]?.body.length)
  })

  it('each with its own length and coding, and with the other headers of the page', async () => {
    const { page } = await cache.read('/', steerPage(textOfSome(1), { headers: { 'x-page': 'one' } }).render)
    const gzip = await cache.encode(page, 'gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(textOfSome(1))
    expect(brotliDecompressSync(page.kept.body).toString()).toBe(textOfSome(1))
    expect(gzip.head.join(' ')).toContain(`content-encoding gzip content-length ${gzip.body.length}`)
    expect(gzip.head.join(' ')).toContain('x-page one')
    expect((await cache.encode(page, 'identity')).head).not.toContain('content-encoding')
  })

  it('a flood for plain text pushes no page out, and stays within the bytes of the whole cache', async () => {
    const capacityBytes = 200_000
    cache = makeCache(bench, { capacityBytes })
    const keys = Array.from({ length: 20 }, (_, index) => `/${index}`)
    for (const [index, key] of keys.entries()) {
      const { page } = await cache.read(key, steerPage(textOfSome(index)).render)
      await cache.encode(page, 'identity')
      expect(cache.describe().bytes).toBeLessThanOrEqual(capacityBytes)
    }
    expect(keys.map((key) => cache.find(key)?.outcome)).toEqual(keys.map(() => 'hit'))
  })

  it('what is made of a page goes with it', async () => {
    const { page } = await cache.read('/', steerPage(textOfSome(1), { tags: ['story:1'] }).render)
    await cache.encode(page, 'identity')
    cache.purgeHard(['story:1'])
    expect(cache.describe().bytes).toBe(0)
  })

  it('nothing is remembered of a page that nobody keeps', async () => {
    const encodings = new OtherEncodings(1_000_000)
    const page = precompressPage(await draftOf(textOfSome(1), { lifetime: NO_LIFETIME }), bench.now)
    expect((await encodings.read(page, 'identity')).body.toString()).toBe(textOfSome(1))
    expect(encodings.bytes).toBe(0)
  })
})
