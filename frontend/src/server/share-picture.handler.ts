import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { ClientFlights } from '../http/client-flights.ts'
import type { Places } from '../http/client-places.ts'
import { writeCacheHeaders, writeSurrogateKey } from '../http/cache-policy.table.ts'
import { sendAnswer } from '../http/send-answer.ts'
import type { Answer } from '../http/send-answer.ts'
import { OverloadedError, RenderLimiter } from '../page-cache/render-limiter.ts'
import type { Asker } from '../page-cache/kept-pages.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import { buildShareAddress } from '../page-definition/head/share-address.ts'
import type { ShareAddress } from '../page-definition/head/share-address.ts'
import { digestWords } from '../page-definition/head/share-words.ts'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import type { PackedPage, PackedRenderer } from '../rendering/packed-renderer.ts'
import { RenderThreadError } from '../rendering/render-threads.ts'
import { askerOf } from './page.handler.ts'
import type { RenditionCache } from './rendition-cache.ts'

export interface SharePictureParts {
  /** Where the pages are made whose words are drawn. */
  packed: PackedRenderer
  /** Draws words as a PNG. */
  paint: (words: ShareWords) => Promise<Buffer>
  renditions: Pick<RenditionCache, 'read' | 'write'>
}

/** Pages asked for their words at once, and that wait for it: no more than leave the threads to readers. One that waits for the CMS keeps no place. */
const PAGES = { concurrency: 2, maxQueue: 100, passesOnAfterMs: 250 }
/** For so long a page waits to be asked, as a reader's does; milliseconds. */
const PATIENCE_MS = 2_000
/** Drawings: one takes a processor for 18 ms (docs/adr/0039). Who would wait for more than half a second comes again. */
const DRAWINGS = { concurrency: 1, maxQueue: 30 }
/** Of one client: any digest is an address, and each asks the page anew. */
const PLACES: Places = {
  perClient: 16,
  inAll: PAGES.concurrency + PAGES.maxQueue + DRAWINGS.concurrency + DRAWINGS.maxQueue,
}

/**
 * Serves the pictures that are drawn for pages without one. The page itself is asked each time: its present words are drawn and no others,
 * and what is withdrawn is gone here as well. Another digest leads to the present address. What was drawn is kept on disk.
 */
export function createSharePictures({ packed, paint, renditions }: SharePictureParts) {
  const pages = new RenderLimiter(PAGES)
  const drawings = new RenderLimiter(DRAWINGS)
  const flights = new ClientFlights<Answer>(PLACES)

  const find = async (address: ShareAddress, asker: Asker): Promise<Answer> => {
    const page = await pages.run(() => readPage(packed, address, asker), PATIENCE_MS)
    const { status, location, drawn = [], tags } = page
    if (location !== undefined) return followPage(address, location, tags)
    if (status === 410) return refuse(410, 'Gone')
    if (status !== 200) return status < 500 && status !== 429 ? NOT_FOUND : AWAY
    const words = drawn.find((candidate) => digestWords(candidate) === address.digest)
    if (words !== undefined) return sendPicture(await draw(address.digest, words), tags)
    const [present] = drawn
    return present === undefined ? NOT_FOUND : leadTo({ ...address, digest: digestWords(present) }, tags)
  }

  /** Kept under its digest alone: pages of the same words have one picture. */
  const draw = async (digest: string, words: ShareWords): Promise<Buffer> => {
    const name = `share ${digest}`
    const kept = await renditions.read(name)
    if (kept !== null) return kept
    const picture = await drawings.run(() => paint(words))
    await renditions.write(name, picture)
    return picture
  }

  return async (request: IncomingMessage, response: ServerResponse, address: ShareAddress): Promise<void> => {
    const answerIt = () => find(address, askerOf(request)).catch(comeAgain)
    const flight = flights.run(buildShareAddress(address), forwardedFor(request), answerIt)
    sendAnswer(request, response, (await flight) ?? TOO_MANY)
  }
}

function readPage(packed: PackedRenderer, { path, query }: ShareAddress, asker: Asker): Promise<PackedPage> {
  const { clientAddress, isRobot = false } = asker
  return packed.renderPacked({
    path,
    query,
    isBot: true,
    encoding: 'identity',
    isFromRobot: isRobot,
    ...(clientAddress !== undefined && { clientAddress }),
  })
}

const refuse = (status: number, text: string, more: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  body: `${text}\n`,
})

const NOT_FOUND = refuse(404, 'Resource not found.')
const TOO_MANY = refuse(429, 'Too Many Requests', { 'retry-after': String(RETRY_AFTER_SECONDS) })
const AWAY = refuse(503, 'Service Unavailable', { 'retry-after': String(RETRY_AFTER_SECONDS) })

/** @throws what is no failure that passes by itself */
function comeAgain(error: unknown): Answer {
  if (error instanceof OverloadedError || error instanceof RenderThreadError) return AWAY
  throw error
}

/** The picture of a page that has moved is that of where it moved to. */
function followPage(address: ShareAddress, location: string, tags: readonly string[]): Answer {
  if (!/^\/(?!\/)/.test(location)) return NOT_FOUND
  return leadTo({ ...address, ...splitTarget(location) }, tags)
}

/** For this moment: the page's words may change again. */
function leadTo(address: ShareAddress, tags: readonly string[]): Answer {
  const location = buildShareAddress(address)
  return { status: 302, headers: { ...writeCacheHeaders('redirect'), ...writeSurrogateKey(tags), location }, body: '' }
}

function sendPicture(body: Buffer, tags: readonly string[]): Answer {
  const headers = { 'content-type': 'image/png', ...writeCacheHeaders('share'), ...writeSurrogateKey(tags) }
  return { status: 200, headers, body }
}
