import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageCache } from '../page-cache/page-cache.ts'
import { buildPageKey } from '../page-cache/page-key.ts'
import type { PackedRenderer } from '../rendering/packed-renderer.ts'
import { RenderThreadError } from '../rendering/render-threads.ts'
import { sendText } from '../http/send-answer.ts'

export interface ReadinessParts {
  packed: PackedRenderer
  grammar: AddressGrammar
  /** Null where no page is kept. */
  pages: Pick<PageCache, 'mayShow'> | null
  /** Since when the site hears of no changes, in milliseconds of the epoch; null while it does. */
  deafSince?: () => number | null
  /** Whether it is known what has moved. */
  knowsRedirects?: () => boolean
  /** Whether the hottest pages of other copies were taken, or could not be had in time. */
  isWarm?: () => boolean
}

const HOME = { path: '/', query: '' }

/**
 * Ready means: there is a first page, and what has moved is known, or old addresses would lead nowhere; and the hottest pages are there,
 * as far as another copy has them. Who could render the first page once, or has it of another copy, stays ready and says what it cannot
 * where the API is away: that is so for all copies at once, and the pages that they have would be had by nobody. So does who hears of no
 * changes: its pages are half a minute late at most. Where its own render threads are away it is not: others have theirs.
 */
export function createReadiness(parts: ReadinessParts) {
  const { grammar, pages, knowsRedirects = () => true, isWarm = () => true, deafSince = () => null } = parts
  const homeKey = buildPageKey(grammar, HOME, 'person')
  let couldRender = false

  /** What keeps it from being ready; null where nothing does. */
  const findHindrance = (home: number | null): string | null => {
    if (home === null) return 'no render thread answers'
    const hasHome = couldRender || (homeKey !== null && pages?.mayShow(homeKey) === true)
    if (!hasHome) return `the home page answers ${home}`
    if (!knowsRedirects()) return 'the redirect rules were not read yet'
    return isWarm() ? null : 'the pages of other copies are being read'
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const home = await statusOfHome(parts.packed)
    couldRender ||= home === 200
    const hindrance = findHindrance(home)
    if (hindrance !== null) return sendText(request, response, 503, `not ready: ${hindrance}`)
    const since = deafSince()
    const faults = [
      ...(home === 200 ? [] : [`the home page answers ${home}`]),
      ...(since === null ? [] : [`change stream broken since ${new Date(since).toISOString()}`]),
    ]
    sendText(request, response, 200, ['ready', ...faults].join(', '))
  }
}

/** As readers get it; null where its render thread is away. */
async function statusOfHome(packed: PackedRenderer): Promise<number | null> {
  try {
    return (await packed.renderPacked({ ...HOME, isBot: false, encoding: 'identity' })).status
  } catch (error) {
    if (error instanceof RenderThreadError) return null
    throw error
  }
}
