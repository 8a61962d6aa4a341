/**
 * How long an answer of the API may be kept by others. A read is kept and asked again each time (304 costs less than the
 * answer), because the page cache in front of it learns of every change; weather may stand for a minute.
 */
export const CACHE_CONTROL = {
  revalidated: 'public, max-age=0, must-revalidate',
  weather: 'public, max-age=60, stale-if-error=3600',
  documentation: 'public, max-age=300',
  stream: 'no-store',
  problem: 'no-store',
} as const

export type CacheKind = keyof typeof CACHE_CONTROL
