import { describe, expect, it } from '@jest/globals'
import { CACHE_POLICIES, writeCacheHeaders } from '../http/cache-policy.table.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'

const PAGES: ContentKind[] = ['home', 'latest', 'section', 'tag', 'journalist', 'story']

describe('cache policies', () => {
  it('let nginx and CDNs keep HTML for at most one second, and browsers never without asking', () => {
    PAGES.forEach((kind) => {
      expect(CACHE_POLICIES[kind].shared).toBeLessThanOrEqual(1)
      expect(writeCacheHeaders(kind)['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60')
    })
  })

  it('let nobody keep an error of which robots get other words than people', () => {
    for (const kind of ['notFound', 'withdrawn'] as const)
      expect(writeCacheHeaders(kind)).toEqual({ 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' })
  })

  it('let nginx show no page longer than a minute while the site is down, as nobody can purge it there', () => {
    const kinds = Object.keys(CACHE_POLICIES) as ContentKind[]
    const seconds = kinds.map(
      (kind) => /stale-if-error=(\d+)/.exec(writeCacheHeaders(kind)['cache-control'] ?? '')?.[1],
    )
    expect(Math.max(...seconds.map((text) => Number(text ?? 0)))).toBe(60)
  })

  it('serve what is stale while the site is in error', () => {
    PAGES.forEach((kind) => expect(writeCacheHeaders(kind)['cdn-cache-control']).toContain('stale-if-error=86400'))
  })

  it('never keep an error of ours', () => {
    expect(writeCacheHeaders('unavailable')).toEqual({ 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' })
  })

  it('keep what its address names for ever', () => {
    expect(writeCacheHeaders('asset')['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
