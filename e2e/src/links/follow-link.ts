import { setTimeout as pause } from 'node:timers/promises'
import { readPage } from '../../../infra/local/src/test-site/read-pages.ts'
import type { PageAnswer } from '../../../infra/local/src/test-site/read-pages.ts'

/** Redirects that one link may lead through. */
const HOPS = 3
/** How often a page is asked for again that cannot be had yet, and after how long: nobody has read it before. */
const TRIES = 12
const PATIENCE_MS = 500

/** Where a link ends: a page with its HTML (none of a clip and the like), or why there is none. */
export type Arrival = { ok: true; path: string; body: string } | { ok: false; why: string }

let readers = 0

/**
 * Follows one address of the site to the page it leads to. What stands below /api/ is no page: it only has to answer.
 * @param onFailure told of each answer of 5xx, though the page may come when it is asked for again, but not where the site says when it will
 */
export async function followLink(
  site: string,
  address: string,
  onFailure: (failure: string) => void = () => undefined,
): Promise<Arrival> {
  let path = address
  for (let hop = 0; hop <= HOPS; hop += 1) {
    const { status, body, headers } = await readPatiently(site, path, onFailure)
    if (status === 200 || (path.startsWith('/api/') && status < 400)) {
      const isPage = String(headers['content-type']).startsWith('text/html')
      return { ok: true, path, body: isPage ? body : '' }
    }
    if (status !== 301 && status !== 302) return { ok: false, why: `${status}${hop > 0 ? ` at ${path}` : ''}` }
    const location = String(headers.location)
    if (!location.startsWith('/') || location.startsWith('//')) return { ok: false, why: `leads to ${location}` }
    path = location.split('#')[0] ?? location
  }
  return { ok: false, why: `more than ${HOPS} redirects` }
}

async function readPatiently(site: string, path: string, onFailure: (failure: string) => void): Promise<PageAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await readPage(site, path, { 'x-forwarded-for': nextReader() })
    const isLater = answer.status === 503 && answer.headers['retry-after'] !== undefined && tries < TRIES
    if (answer.status >= 500 && !isLater) onFailure(`${answer.status} ${path}`)
    if (answer.status !== 503 || tries === TRIES) return answer
    await pause(PATIENCE_MS)
  }
}

/** Every read comes from a reader of its own: what one reader may ask in a minute is no matter here. */
function nextReader(): string {
  readers += 1
  return `10.${(readers >> 16) & 255}.${(readers >> 8) & 255}.${readers & 255}`
}
