import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a browser says that this site itself has sent the request: by Sec-Fetch-Site, which no page can write, or where a
 * browser has none by Origin, which all send with what is no GET. A request that says nothing is not taken for ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === new URL(siteOrigin).origin
}
