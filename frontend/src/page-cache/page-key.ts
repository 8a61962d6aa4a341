/** Two kinds of reader get different bytes under one address: people, and robots where a page fails. */
export type PageVariant = 'person' | 'robot'

/**
 * The key of a page: its path, those query parameters that change what it shows (named by `allowed`, in that order, each
 * once), and the variant. Any other parameter is dropped, so that no reader can make a second copy of a page.
 */
export function buildPageKey(
  path: string,
  query: URLSearchParams,
  allowed: readonly string[],
  variant: PageVariant,
): string {
  const kept = allowed.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return `${variant} ${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}
