import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { resolveDocument } from '@liberta/addresses/document-address'
import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import type { SiteAddress } from '@liberta/addresses/site-address'
import type { PageOrigin } from './kept-pages.ts'

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
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  return { path: path || '/', query: mark === -1 ? '' : target.slice(mark + 1) }
}

/** Ends the key of a path that is refused whatever its query says: no canonical address ends in a bare mark, and no page has that key. */
const REFUSED_MARK = '?'

/**
 * The key of a page. Without a query it is the path as it stands: another spelling of a page is a redirect, never a second
 * copy of it. With one it is the page's canonical address, which holds what the page takes from the query and nothing else: no
 * reader can make a second copy by adding to an address. What is refused has one of its own, of the path alone. Null for what leads
 * elsewhere by its query.
 */
export function buildPageKey(
  grammar: AddressGrammar,
  { path, query }: PageTarget,
  variant: PageVariant,
): string | null {
  if (query === '') return `${variant} ${path}`
  const document = resolveDocument(grammar, path, query)
  if (document !== null) return document.type === 'redirect' ? null : `${variant} ${document.canonical}`
  const resolved = grammar.resolve(path, query)
  if (resolved.type === 'refused') return `${variant} ${path}${REFUSED_MARK}`
  return resolved.type === 'page' ? `${variant} ${resolved.canonical}` : null
}

/** Whether a key is of what is refused whatever its query says. */
export function isRefusedKey(key: string): boolean {
  return key.endsWith(REFUSED_MARK)
}

/**
 * Whether an address is one of the site's own content, or holds what anybody may make up: the words of a search, where a
 * sign-in leads back to. What is kept of the site is bounded by its content, so that pages of the second kind are kept apart.
 * An address of a thing that does not exist is of the first kind: its page is an error.
 */
export function findOrigin(grammar: AddressGrammar, { path, query }: PageTarget): PageOrigin {
  const document = resolveDocument(grammar, path, query)
  if (document?.type === 'feed') {
    const { of } = document.feed
    return of.type === 'page' && isMadeUp(of.address) ? 'madeUp' : 'own'
  }
  const resolved = grammar.resolve(path, query)
  return resolved.type === 'page' && isMadeUp(resolved.address) ? 'madeUp' : 'own'
}

function isMadeUp(address: SiteAddress): boolean {
  switch (address.type) {
    case 'search':
      return true
    case 'obituaries':
      return address.query !== null
    case 'fixed':
      return Object.keys(address.query).some((name) => findFixedPage(address.name).free?.includes(name))
    default:
      return false
  }
}

/** What a key of `buildPageKey` is the key of; null for anything else. */
export function readPageKey(key: string): { variant: PageVariant; target: PageTarget } | null {
  const [, variant, address] = /^(person|robot) (\/.*)$/s.exec(key) ?? []
  return address === undefined ? null : { variant: variant as PageVariant, target: splitTarget(address) }
}
