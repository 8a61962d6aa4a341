import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { AccountFile } from '../content/account-source.ts'
import type { RenderedPage } from '../rendering/render-page.tsx'
import { encodeBody, negotiateEncoding } from '../http/content-encoding.ts'
import { securityHeadersOf } from '../http/security-headers.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { demandPace } from './demand-pace.ts'
import type { Pace } from './demand-pace.ts'

/** As fast as an answer of the API has to be taken. */
const PACE: Pace = { leastBytes: 16 * 1024, windowMs: 30_000 }

/** Of every answer that is one reader's alone. */
const OWN_HEADERS = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' } as const

/** Who gets a page of their own, and what it may load. */
export interface PersonalAnswer {
  request: IncomingMessage
  response: ServerResponse
  policy: PagePolicy
}

/** Sends a page that was rendered for one reader: compressed, never kept by anybody. */
export async function sendPersonalPage(
  { request, response, policy }: PersonalAnswer,
  page: RenderedPage,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const body = page.body.length === 0 ? page.body : await encodeBody(page.body, encoding)
  sendAnswer(request, response, {
    status: page.status,
    headers: {
      'content-type': page.contentType,
      vary: 'accept-encoding',
      ...(encoding === 'identity' || body.length === 0 ? {} : { 'content-encoding': encoding }),
      ...(page.location === undefined ? {} : { location: page.location }),
      ...(page.status === 503 ? { 'retry-after': String(page.retryAfterSeconds ?? 5) } : {}),
      ...policy.headers,
      ...headers,
      ...OWN_HEADERS,
    },
    body,
  })
}

/**
 * Hands a reader their file as it comes, at their pace: it may be large, and is never held whole. What breaks off before its end breaks
 * off for the reader, too, whose browser says so.
 */
export async function sendPersonalFile(
  response: ServerResponse,
  { body, contentType, disposition }: AccountFile,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const file = { 'content-type': contentType, 'content-disposition': disposition }
  response.writeHead(200, { ...securityHeadersOf(contentType), ...file, ...headers, ...OWN_HEADERS })
  demandPace(response, PACE)
  const parts = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>)
  await pipeline(parts, response).catch(() => {
    response.destroy()
    // Where the reader had left before, no pipeline was made, and nobody else would end the call of the API.
    parts.destroy()
  })
}

/** Leads the browser to another page by GET (RFC 9110 §15.4.4). */
export function seeOther(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  cookies: readonly string[] = [],
): void {
  const headers = { location, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }), ...OWN_HEADERS }
  sendAnswer(request, response, { status: 303, headers, body: '' })
}

/** Has the browser send the same form once more, with cookies that it is given (RFC 9110 §15.4.8). */
export function sendAgain(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  cookies: readonly string[],
): void {
  sendAnswer(request, response, {
    status: 307,
    headers: { location, 'set-cookie': [...cookies], ...OWN_HEADERS },
    body: '',
  })
}
