import { beforeEach, describe, expect, it } from '@jest/globals'
import { LIFETIME, makeCache, NO_LIFETIME, steerPage } from '../testing/steer-page.ts'
import type { CacheBench } from '../testing/steer-page.ts'
import { writeCacheStatus } from './cache-status.ts'
import type { PageCache } from './page-cache.ts'

let bench: CacheBench
let cache: PageCache

beforeEach(() => {
  bench = { now: 1_000_000, failures: [] }
  cache = makeCache(bench)
})

describe('Cache-Status (RFC 9211)', () => {
  it('says hit with its seconds, and stale with negative ones', async () => {
    const { render } = steerPage()
    const miss = await cache.read('/', render)
    expect(writeCacheStatus(miss, bench.now)).toBe('liberta; fwd=uri-miss; stored')
    expect(writeCacheStatus(await cache.read('/', render), bench.now)).toBe('liberta; hit; ttl=30')
    bench.now += 35_000
    expect(writeCacheStatus(await cache.read('/', render), bench.now)).toBe('liberta; hit; ttl=-5; detail=revalidating')
  })

  it.each([
    ['what has become outdated', { age: 20_000, later: 3_000, ttl: -3 }],
    ['what was past its time before that', { age: 35_000, later: 4_000, ttl: -9 }],
  ])('says of %s for how long it has been so, not how old it is', async (_what, { age, later, ttl }) => {
    const { render } = steerPage()
    await cache.read('/', render)
    bench.now += age
    cache.purgeAllSoftly()
    cache.purgeAllSoftly()
    bench.now += later
    const status = writeCacheStatus(await cache.read('/', render), bench.now)
    expect(status).toBe(`liberta; hit; ttl=${ttl}; detail=revalidating`)
  })

  it('says stored of nothing that is not kept', async () => {
    const { render } = steerPage('passing', { lifetime: NO_LIFETIME })
    expect(writeCacheStatus(await cache.read('/', render), bench.now)).toBe('liberta; fwd=uri-miss')
  })

  it('says that what was held was stale', async () => {
    const { render } = steerPage()
    await cache.read('/', render)
    bench.now += LIFETIME.staleMs
    expect(writeCacheStatus(await cache.read('/', render), bench.now)).toBe('liberta; fwd=stale; stored')
  })

  it('says bypass of what never came to the cache', async () => {
    const { page: unasked } = await cache.read('/', steerPage().render)
    expect(writeCacheStatus({ page: unasked, outcome: 'bypass' }, bench.now)).toBe('liberta; fwd=bypass')
  })
})
