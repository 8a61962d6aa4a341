import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { writeCacheHeaders } from './cache-policy.table.ts'
import type { ClipAddress } from './media-clip-address.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { sendAnswer, sendText } from './send-answer.ts'

/** How long the CMS has to begin, and how long nothing may move between us and a player; it asks again by range. */
const TIME_BOX_MS = 5000
const IDLE_MS = 60_000
const LARGEST_BYTES = 4 * 1024 ** 3
/** Clips that are handed through at once; one more is asked to come again. */
const STREAMS = 128
const RETRY_AFTER_SECONDS = 5

/** One range of bytes (RFC 9110 §14.2); of several, or of another unit, the whole is sent. */
const ONE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/
/** What a player says that changes the answer; nothing else of a reader reaches the CMS. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const TOLD = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** The clip's answers that mean what they say; anything else of the CMS is a fault of its own. */
const OUTCOMES: Readonly<Record<number, 'clip' | 'bare' | 'missing'>> = {
  200: 'clip',
  206: 'clip',
  304: 'bare',
  416: 'bare',
  404: 'missing',
  410: 'missing',
}

interface ClipHandlerParts {
  mediaURL: string
  timeBoxMs?: number
  idleMs?: number
  streams?: number
}

/**
 * Hands videos and recordings through from the CMS, whole or by range, since players jump. Nothing is kept: what a player
 * asks for streams past, at the player's pace, bounded in number, size and silence.
 */
export function createClipHandler(parts: ClipHandlerParts) {
  const { timeBoxMs = TIME_BOX_MS, idleMs = IDLE_MS, streams = STREAMS } = parts
  const baseURL = parts.mediaURL.replace(/\/$/, '')
  let running = 0

  async function ask(request: IncomingMessage, path: string, stop: AbortController): Promise<Response | null> {
    const timer = setTimeout(() => stop.abort(), timeBoxMs)
    try {
      return await fetch(baseURL + path, {
        method: request.method ?? 'GET',
        headers: askedHeaders(request),
        redirect: 'error',
        signal: stop.signal,
      })
    } catch {
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse, { path, type }: ClipAddress) {
    const stop = new AbortController()
    response.once('close', () => stop.abort())
    const answer = await ask(request, path, stop)
    const outcome = answer === null ? undefined : OUTCOMES[answer.status]
    if (answer === null || outcome === undefined || (outcome === 'clip' && !isPlayable(answer))) {
      stop.abort()
      return sendUnavailable(request, response)
    }
    if (outcome === 'missing') {
      stop.abort()
      return sendText(request, response, 404, 'Resource not found.')
    }
    if (outcome === 'bare') {
      stop.abort()
      return sendAnswer(request, response, { status: answer.status, headers: toldHeaders(answer), body: '' })
    }
    response.setTimeout(idleMs, () => response.destroy())
    response.writeHead(answer.status, { ...SECURITY_HEADERS, ...toldHeaders(answer), 'content-type': type })
    await stream(answer, response)
  }

  return async (request: IncomingMessage, response: ServerResponse, clip: ClipAddress): Promise<void> => {
    if (running >= streams) return sendUnavailable(request, response)
    running += 1
    try {
      await serve(request, response, clip)
    } finally {
      running -= 1
    }
  }
}

function askedHeaders(request: IncomingMessage): Record<string, string> {
  const asked = ASKED.flatMap((name) => {
    const value = request.headers[name]
    const fits = typeof value === 'string' && (name !== 'range' || ONE_RANGE.test(value))
    return fits ? [[name, value] as const] : []
  })
  // As it lies on disk: ranges count bytes of the file, not of a compressed copy.
  return { ...Object.fromEntries(asked), 'accept-encoding': 'identity' }
}

/** A range beyond the end (416) is a mistake of its asker, not worth keeping. */
function toldHeaders({ status, headers }: Response): OutgoingHttpHeaders {
  const told = TOLD.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const kept = writeCacheHeaders(status === 416 ? 'unavailable' : 'clip')
  return { 'accept-ranges': 'bytes', ...Object.fromEntries(told), ...kept }
}

/** Audio or video of a length that is told and bounded; a page of the CMS is none. */
function isPlayable({ headers }: Response): boolean {
  const length = headers.get('content-length')
  const kind = headers.get('content-type') ?? ''
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  return isPlain && length !== null && Number(length) <= LARGEST_BYTES && /^(?:audio|video)\//.test(kind)
}

/** Streams as fast as the player reads; who leaves or falls silent ends it, and that is no fault. */
async function stream({ body }: Response, response: ServerResponse): Promise<void> {
  if (body === null) {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), response).catch(() => response.destroy())
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return
  response.setHeader('retry-after', String(RETRY_AFTER_SECONDS))
  sendText(request, response, 503, 'Service Unavailable')
}
