import { isKept } from './cached-page.ts'
import type { CachedAnswer } from './page-cache.ts'

/** The Cache-Status of an answer (RFC 9211): hit or why it was not, and the seconds it stays fresh, negative when it does not. */
export function writeCacheStatus({ page, outcome }: CachedAnswer, now: number): string {
  const ttl = Math.round(((page.outdatedAt ?? page.freshUntil) - now) / 1000)
  switch (outcome) {
    case 'hit':
      return `liberta; hit; ttl=${ttl}`
    case 'shared':
      return `liberta; hit; ttl=${ttl > 0 ? ttl : Math.min(ttl, -1)}; detail=shared`
    case 'stale':
      return `liberta; hit; ttl=${Math.min(ttl, -1)}; detail=revalidating`
    case 'miss':
      return `liberta; fwd=uri-miss${isKept(page) ? '; stored' : ''}`
    case 'renewed':
      return `liberta; fwd=stale${isKept(page) ? '; stored' : ''}`
    case 'stale-if-error':
      return `liberta; hit; ttl=${Math.min(ttl, -1)}; detail=stale-if-error`
    case 'bypass':
      return 'liberta; fwd=bypass'
  }
}
