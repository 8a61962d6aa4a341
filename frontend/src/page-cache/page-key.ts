import { resolvePath } from '@liberta/contracts/addresses/resolve-path'

/** Two kinds of reader get different bytes under one address: people, and robots where a page fails. */
export type PageVariant = 'person' | 'robot'

/** What is asked for, as it stands on the wire. */
export interface PageTarget {
  path: string
  /** Without the question mark; empty where there is none. */
  query: string
}

/** Parts the path and the query of a request's target, also of an absolute form (RFC 9112 §3.2.2). */
export function splitTarget(url = '/'): PageTarget {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  return { path: path || '/', query: mark === -1 ? '' : target.slice(mark + 1) }
}

/**
 * The key of a page. Without a query it is the path as it stands: another spelling of a page is a redirect, never a second
 * copy of it. With one it is the page's canonical address, which holds what the page takes from the query and nothing else: no
 * reader can make a second copy by adding to an address. Null for what is not worth keeping.
 */
export function buildPageKey({ path, query }: PageTarget, variant: PageVariant): string | null {
  if (query === '') return `${variant} ${path}`
  const resolved = resolvePath(path, query)
  return resolved.type === 'page' ? `${variant} ${resolved.canonical}` : null
}
