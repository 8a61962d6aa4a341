import { Agent, request as requestHttp } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { Problem } from '@liberta/contracts/problems/problem.schema'
import type { Logger } from 'pino'
import { forwardedFor } from './forwarded-for.ts'
import { sendAnswer } from './send-answer.ts'

/** How long the API has to begin its answer. */
const TIME_BOX_MS = 10_000

/** Headers that speak of one connection only (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers without those of the connection, and without those that `Connection` names. */
function dropHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)))
}

/**
 * Hands a request through to the API, so that readers see one origin; bodies stream both ways. `answerInstead` answers where the API
 * cannot be reached: with a problem for machines, where nothing else is given.
 */
export function createApiProxy({ apiURL, logger }: { apiURL: string; logger: Logger }) {
  const base = new URL(apiURL)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })

  function forward(request: IncomingMessage, response: ServerResponse, answerInstead = sendUnavailable): void {
    const outgoing = requestHttp({
      agent,
      host: base.hostname,
      port: base.port,
      method: request.method,
      path: request.url,
      headers: forwardedHeaders(request),
    })
    const timer = setTimeout(() => outgoing.destroy(new Error('the API did not begin to answer')), TIME_BOX_MS)
    outgoing.once('response', (answer) => {
      clearTimeout(timer)
      response.writeHead(answer.statusCode ?? 502, dropHopByHop(answer.headers))
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    outgoing.once('error', (error) => {
      clearTimeout(timer)
      if (response.destroyed) return
      // Without its query: the return of a sign-in carries its code there.
      logger.warn({ err: error, path: request.url?.split('?', 1)[0] }, 'the API could not be reached')
      if (response.headersSent) response.destroy()
      else answerInstead(request, response)
    })
    response.once('close', () => outgoing.destroy())
    if (hasBody(request)) request.pipe(outgoing)
    else outgoing.end()
  }

  return { forward, close: () => agent.destroy() }
}

/** Only these are handed through with a body; none of our calls takes one otherwise. */
const METHODS_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

function hasBody({ method = '' }: IncomingMessage): boolean {
  return METHODS_WITH_BODY.has(method)
}

/**
 * Where a body ends is always said: without a length it goes in chunks. What nobody had said the end of, the API would read as
 * the next request of this connection, which other readers share.
 */
function frame(request: IncomingMessage, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'content-length': length, ...others } = headers
  if (!hasBody(request)) return others
  return length === undefined ? { ...others, 'transfer-encoding': 'chunked' } : headers
}

function forwardedHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  return {
    ...frame(request, dropHopByHop(request.headers)),
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const problem: Problem = { type: 'about:blank', title: 'Service Unavailable', status: 503 }
  const headers = { 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store', 'retry-after': '5' }
  sendAnswer(request, response, { status: 503, headers, body: JSON.stringify(problem) })
}
