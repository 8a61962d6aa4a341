import { describe, expect, it } from '@jest/globals'
import {
  CACHE_POLICIES,
  ownLifetime,
  writeCacheHeaders,
  writeFrontExpiry,
  writeLastingHead,
  writeSurrogateKey,
} from '../http/cache-policy.table.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'

const PAGES: ContentKind[] = ['home', 'latest', 'section', 'tag', 'journalist', 'story']

const keysOf = (tags: readonly string[]) => writeSurrogateKey(tags)['surrogate-key'] ?? ''

const NOW = 1_795_407_300
const expiry = (kind: ContentKind, second?: string) =>
  writeFrontExpiry(writeCacheHeaders(kind)['cache-control'] ?? '', { 'x-front-second': second }, NOW * 1000)

describe('surrogate keys', () => {
  it('are all of them, as they were, where they are short', () => {
    expect(writeSurrogateKey(['front:home', 'story:1'])).toEqual({ 'surrogate-key': 'front:home story:1' })
    expect(writeSurrogateKey([])).toEqual({})
  })

  it('take 4 KB of an answer at most, whole keys and the first ones', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `story:${500_000 + index}`)
    const written = keysOf(many)
    expect(Buffer.byteLength(`surrogate-key: ${written}\r\n`)).toBeLessThanOrEqual(4096)
    expect(written.split(' ')).toEqual(many.slice(0, written.split(' ').length))
    expect(written.length).toBeGreaterThan(4050)
    expect(Buffer.byteLength(keysOf(Array.from({ length: 900 }, () => 'tag:però')))).toBeLessThanOrEqual(4096)
  })
})

describe('cache policies', () => {
  it('let nginx and CDNs keep HTML for at most one second, and browsers never without asking', () => {
    PAGES.forEach((kind) => {
      expect(CACHE_POLICIES[kind].shared).toBeLessThanOrEqual(1)
      expect(writeCacheHeaders(kind)['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60')
    })
  })

  it('let nginx keep a page to the end of the second that it names, and nothing else', () => {
    for (const second of [NOW - 60, NOW, NOW + 60])
      expect(expiry('story', String(second))).toEqual(['x-accel-expires', `@${second}`])
    for (const kind of ['withdrawn', 'unavailable', 'redirect', 'asset', 'plain'] as const)
      expect(expiry(kind, String(NOW))).toEqual([])
    for (const second of [undefined, '', 'now', '1\r\nx: y', '-1']) expect(expiry('story', second)).toEqual([])
  })

  it('let nginx keep no page for longer than a minute, whichever second somebody says it is', () => {
    for (const second of [NOW - 61, NOW + 61, 999_999_999_999]) expect(expiry('story', String(second))).toEqual([])
  })

  it('let nobody keep an error of which robots get other words than people', () => {
    for (const kind of ['notFound', 'withdrawn'] as const)
      expect(writeCacheHeaders(kind)).toEqual({ 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' })
  })

  it('keep a 404 for ten seconds and a 410 for a minute, and show neither any longer, whatever fails', () => {
    expect(ownLifetime('notFound')).toEqual({ freshMs: 10_000, staleMs: 10_000, errorMs: 10_000 })
    expect(ownLifetime('withdrawn')).toEqual({ freshMs: 60_000, staleMs: 60_000, errorMs: 60_000 })
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

describe('the minutes for which a cache in front keeps a page until it is purged', () => {
  const tags = ['section:1', 'story:7000']
  const endsIn = (ms: number) => ({ kind: 'story' as const, tags, dayEndsAt: new Date(Date.now() + ms) })

  it('are five, for the kinds of page of which every change is announced', () => {
    for (const kind of PAGES) expect(writeLastingHead('nginx', { kind, tags })).toEqual(['x-accel-expires', '300'])
  })

  it('are not for what nobody announces: searches, what is of today, errors, redirects', () => {
    for (const kind of ['search', 'today', 'notFound', 'withdrawn', 'unavailable', 'redirect', 'passing'] as const)
      expect(writeLastingHead('nginx', { kind, tags })).toEqual([])
  })

  it('are not for a page that is true until a moment only', () => {
    expect(writeLastingHead('varnish', { kind: 'story', tags, validUntil: new Date() })).toEqual([])
  })

  it('are no more than are left of the day that stands on the page', () => {
    expect(writeLastingHead('nginx', endsIn(3_600_000))).toEqual(['x-accel-expires', '300'])
    const [, seconds] = writeLastingHead('nginx', endsIn(120_000))
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds)).toBeLessThanOrEqual(120)
    for (const ms of [900, 0, -60_000]) expect(writeLastingHead('nginx', endsIn(ms))).toEqual([])
  })

  it('are not for a page of which a key does not fit, cannot be written, or is lacking: a purge would miss it', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `story:${500_000 + index}`)
    for (const missed of [many, ['tag:due parole'], ['tag:a,b'], ['tag:però'], []])
      expect(writeLastingHead('fastly', { kind: 'story', tags: missed })).toEqual([])
  })

  it('come with the keys in the header of who reads them nowhere else', () => {
    expect(writeLastingHead('cloudflare', { kind: 'story', tags })).toEqual([
      'cloudflare-cdn-cache-control',
      'max-age=300',
      'cache-tag',
      'section:1,story:7000',
    ])
  })
})
