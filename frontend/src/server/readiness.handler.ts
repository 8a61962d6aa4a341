import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PackedRenderer } from '../rendering/packed-renderer.ts'
import { RenderThreadError } from '../rendering/render-threads.ts'
import { sendText } from '../http/send-answer.ts'

export interface ReadinessParts {
  packed: PackedRenderer
  /** Since when the site hears of no changes, in milliseconds of the epoch; null while it does. */
  deafSince?: () => number | null
  /** Whether it is known what has moved. */
  knowsRedirects?: () => boolean
  /** Whether the hottest pages of other copies were taken, or could not be had in time. */
  isWarm?: () => boolean
}

/**
 * Ready means: the first page can be rendered, and what has moved is known, or old addresses would lead nowhere; and the hottest
 * pages are there, as far as another copy has them. Who hears of no changes stays ready and says so: its pages are half a minute
 * late at most, and where nobody hears, no page at all would be worse.
 */
export async function answerReadiness(
  request: IncomingMessage,
  response: ServerResponse,
  parts: ReadinessParts,
): Promise<void> {
  const status = await statusOfHome(parts)
  if (status !== 200) return sendText(request, response, 503, `not ready: the home page answers ${status}`)
  if (parts.knowsRedirects?.() === false)
    return sendText(request, response, 503, 'not ready: the redirect rules were not read yet')
  if (parts.isWarm?.() === false)
    return sendText(request, response, 503, 'not ready: the pages of other copies are being read')
  const since = parts.deafSince?.() ?? null
  const deaf = since === null ? '' : `, change stream broken since ${new Date(since).toISOString()}`
  sendText(request, response, 200, `ready${deaf}`)
}

/** As readers get it; where its render thread is away there is none. */
async function statusOfHome({ packed }: ReadinessParts): Promise<number> {
  try {
    return (await packed.renderPacked({ path: '/', isBot: false, encoding: 'identity' })).status
  } catch (error) {
    if (error instanceof RenderThreadError) return 503
    throw error
  }
}
