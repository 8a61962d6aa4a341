import { noSuchPath, RESOURCE_NOT_FOUND } from '../problems/error-message.ts'
import { normalisePath } from './normalise-path.ts'
import { buildSiteAddress, parseSiteAddress } from './site-address.ts'
import type { SiteAddress } from './site-address.ts'

export type ResolvedPath =
  | { type: 'page'; address: SiteAddress }
  | { type: 'redirect'; status: 301; path: string }
  | { type: 'refused'; status: 404; message: string }

/**
 * What the site answers to a path, before anything is known of its content (specification §5). A redirect leads to a
 * path that is a page: a malformed spelling of nothing is a 404 at once, and a redirect is never followed by another.
 */
export function resolvePath(path: string): ResolvedPath {
  const normalised = normalisePath(path)
  switch (normalised.type) {
    case 'file':
      return { type: 'refused', status: 404, message: RESOURCE_NOT_FOUND }
    case 'malformed':
      return { type: 'refused', status: 404, message: noSuchPath(path) }
    case 'redirect':
      return resolveSpelling(path, normalised.path.slice(1).split('/').filter(Boolean))
    case 'segments':
      return resolveSpelling(path, normalised.segments)
  }
}

function resolveSpelling(path: string, segments: readonly string[]): ResolvedPath {
  const address = parseSiteAddress(segments)
  if (!address) return { type: 'refused', status: 404, message: noSuchPath(path) }
  const canonical = buildSiteAddress(address)
  return canonical === path ? { type: 'page', address } : { type: 'redirect', status: 301, path: canonical }
}
