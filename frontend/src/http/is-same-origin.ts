import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was sent from a page of this site: by Sec-Fetch-Site, which no page can write, or where a browser has none
 * by Origin. A request that says nothing is not taken for ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === siteOrigin
}
