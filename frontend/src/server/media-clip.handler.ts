import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { contextHeaders } from '@liberta/http/request-context'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { findClipKind } from '../http/clip-type.table.ts'
import { demandPace } from './demand-pace.ts'
import type { Pace } from './demand-pace.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import type { ClipAddress } from './media-clip-address.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'

/** How long the CMS has to begin. */
const TIME_BOX_MS = 5000
/** Less than the poorest sound: who reads slower is paused or gone. A player asks again by range when it goes on. */
const PACE: Pace = { leastBytes: 32 * 1024, windowMs: 30_000 }
/** Clips that are handed through at once; one more is asked to come again. */
const STREAMS: Places = { perClient: 16, inAll: 128 }

/** One range of bytes (RFC 9110 §14.2); of several, or of another unit, the whole is sent. */
const ONE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/
/** What a player says that changes the answer; nothing else of a reader reaches the CMS. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const RESPONSE_HEADERS = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** The clip's answers that mean what they say; anything else of the CMS is a fault of its own. */
const OUTCOMES: Readonly<Record<number, 'clip' | 'bare' | 'missing'>> = {
  200: 'clip',
  206: 'clip',
  304: 'bare',
  416: 'bare',
  // What the CMS refuses as an address is no clip of its.
  400: 'missing',
  404: 'missing',
  410: 'missing',
  414: 'missing',
}

interface ClipHandlerParts {
  mediaURL: string
  timeBoxMs?: number
  pace?: Pace
  streams?: Places
}

/**
 * Hands videos and recordings through from the CMS, whole or by range, since players jump. Nothing is kept: what a player
 * asks for streams past, at the player's pace, bounded in number (of a client's too), size and slowness.
 */
export function createClipHandler(parts: ClipHandlerParts) {
  const { timeBoxMs = TIME_BOX_MS, pace = PACE, streams = STREAMS } = parts
  const baseURL = parts.mediaURL.replace(/\/$/, '')
  const places = new ClientPlaces(streams)

  async function ask(request: IncomingMessage, path: string, stop: AbortController): Promise<Response | null> {
    const timer = setTimeout(() => stop.abort(), timeBoxMs)
    try {
      return await fetch(baseURL + path, {
        method: request.method ?? 'GET',
        headers: { ...requestHeaders(request), ...contextHeaders() },
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
    if (answer === null || outcome === undefined || (outcome === 'clip' && !isPlayable(answer, path))) {
      stop.abort()
      return sendUnavailable(request, response)
    }
    if (outcome === 'missing') {
      stop.abort()
      return sendText(request, response, 404, 'Resource not found.')
    }
    if (outcome === 'bare') {
      stop.abort()
      return sendAnswer(request, response, { status: answer.status, headers: responseHeaders(answer), body: '' })
    }
    demandPace(response, pace)
    response.writeHead(answer.status, { ...SECURITY_HEADERS, ...responseHeaders(answer), 'content-type': type })
    await stream(answer, response)
  }

  return async (request: IncomingMessage, response: ServerResponse, clip: ClipAddress): Promise<void> => {
    const giveBack = places.take(forwardedFor(request))
    if (giveBack === null) return sendUnavailable(request, response)
    try {
      await serve(request, response, clip)
    } finally {
      giveBack()
    }
  }
}

function requestHeaders(request: IncomingMessage): Record<string, string> {
  const headers = REQUEST_HEADERS.flatMap((name) => {
    const value = request.headers[name]
    const fits = typeof value === 'string' && (name !== 'range' || ONE_RANGE.test(value))
    return fits ? [[name, value] as const] : []
  })
  // As it lies on disk: ranges count bytes of the file, not of a compressed copy.
  return { ...Object.fromEntries(headers), 'accept-encoding': 'identity' }
}

/** A range beyond the end (416) is a mistake of its asker, not worth keeping. */
function responseHeaders({ status, headers }: Response): OutgoingHttpHeaders {
  const passed = RESPONSE_HEADERS.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const kept = writeCacheHeaders(status === 416 ? 'unavailable' : 'clip')
  return { 'accept-ranges': 'bytes', ...Object.fromEntries(passed), ...kept }
}

/** What the CMS may give for the file, of a length that is told and bounded; a page of the CMS is none. */
function isPlayable({ headers }: Response, path: string): boolean {
  const length = lengthOf(headers)
  const kind = findClipKind(path)
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  if (kind === undefined || !isPlain || length === null) return false
  return length <= kind.mostBytes && kind.from.test(headers.get('content-type') ?? '')
}

/** Bytes of a body, by its length or by its range, which says it as well (RFC 9110 §14.4); null where neither is told. */
function lengthOf(headers: Headers): number | null {
  const passed = headers.get('content-length')
  if (passed !== null) return Number(passed)
  const [, first, last] = /^bytes (\d{1,15})-(\d{1,15})\//.exec(headers.get('content-range') ?? '') ?? []
  return first === undefined || last === undefined ? null : Math.max(0, Number(last) - Number(first) + 1)
}

/** Streams as fast as the player reads; who leaves or falls silent ends it, and that is no fault. */
async function stream({ body, headers }: Response, response: ServerResponse): Promise<void> {
  if (body === null) {
    response.end()
    return
  }
  const whole = Readable.fromWeb(body as ReadableStream<Uint8Array>)
  await pipeline(takeBytes(whole, lengthOf(headers) ?? 0), response).catch(() => response.destroy())
}

/** No more than was told: what goes on beyond its range is cut. */
async function* takeBytes(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let left = most
  for await (const chunk of body) {
    yield chunk.length > left ? chunk.subarray(0, left) : chunk
    left -= chunk.length
    if (left <= 0) return
  }
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return
  response.setHeader('retry-after', String(RETRY_AFTER_SECONDS))
  sendText(request, response, 503, 'Service Unavailable')
}
