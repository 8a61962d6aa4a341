import { decodeOnce, LONGEST_PATH } from '../normalise-path.ts'

/**
 * The one spelling under which a moved path is kept and looked up: decoded once, in lower case, without doubled slashes and
 * without one at the end. Null for what is no path.
 */
export function buildRedirectKey(path: string): string | null {
  if (path.length > LONGEST_PATH || !path.startsWith('/')) return null
  const decoded = decodeOnce(path)
  if (decoded === null) return null
  const single = decoded.includes('//') ? decoded.replaceAll(/\/{2,}/g, '/') : decoded
  const open = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
  return open.normalize('NFC').toLowerCase()
}

/** Where a moved path leads: a path of this origin, or an http(s) address where the rule itself says so. */
export interface Redirect {
  status: 301 | 302
  to: string
}
