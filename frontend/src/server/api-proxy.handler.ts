import { Agent, STATUS_CODES } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { urlToHttpOptions } from 'node:url'
import { PROXY_WAIT_MS } from '@liberta/contracts/accounts/reader-wait.table'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { Problem } from '@liberta/contracts/problems/problem.schema'
import type { Logger } from 'pino'
import type { AnswerInstead } from './answer-people.ts'
import { askApi } from './ask-api.ts'
import type { Asking, Outcome } from './ask-api.ts'
import { dropRest, hasBody, isUpload, readCall } from './call-body.ts'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import { ClientPlaces } from '../http/client-places.ts'
import type { Places } from '../http/client-places.ts'
import { demandPace } from './demand-pace.ts'
import type { Pace } from './demand-pace.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { dropHopByHop, writeCallHeaders } from './proxied-headers.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'

export interface ProxyLimits {
  /** How long the API has to begin its answer; milliseconds. */
  timeBoxMs: number
  /** Connections to the API, uploads aside. */
  sockets: number
  /** Calls whose body is still coming. */
  arriving: Places
  /** Calls under way or waiting for a connection. */
  calls: Places
  /** Forms with files, which take as long as their sender: they have connections of their own. */
  uploads: Places
  /** How fast an answer has to be taken. */
  pace: Pace
}

const LIMITS: ProxyLimits = {
  timeBoxMs: PROXY_WAIT_MS,
  sockets: 256,
  arriving: { perClient: 24, inAll: 1024 },
  calls: { perClient: 48, inAll: 512 },
  uploads: { perClient: 3, inAll: 16 },
  pace: { leastBytes: 16 * 1024, windowMs: 30_000 },
}

/** After a refused connection: what stands before the copies of the API needs a moment to leave one out. Milliseconds. */
const REFUSED_PAUSE_MS = 100

/** Without an effect, so that they may be made again (RFC 9110 §9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Hands calls through to the API, so that readers see one origin. What is sent slowly is collected first and what is read
 * slowly has to keep a pace, so that nobody holds the API's connections; who has too many calls at once is asked to come again.
 * Where the API cannot be reached, machines are answered with a problem; people by what is given for them, also where the API itself
 * has no room or fails.
 */
export function createApiProxy(parts: { apiURL: string; logger: Logger; limits?: Partial<ProxyLimits> }) {
  const limits = { ...LIMITS, ...parts.limits }
  // An address of IPv6 without its brackets.
  const { hostname: host, port } = urlToHttpOptions(new URL(parts.apiURL))
  const agents = {
    kept: new Agent({ keepAlive: true, maxSockets: limits.sockets }),
    single: new Agent({ keepAlive: false, maxSockets: limits.sockets }),
    upload: new Agent({ keepAlive: false, maxSockets: limits.uploads.inAll }),
  }
  const arriving = new ClientPlaces(limits.arriving)
  const calls = new ClientPlaces(limits.calls)
  const uploads = new ClientPlaces(limits.uploads)

  const ask = (request: IncomingMessage, signal: AbortSignal, agent: Agent, send: Asking['send']): Promise<Outcome> =>
    askApi({
      options: {
        agent,
        host,
        port,
        method: request.method,
        path: request.url,
        headers: writeCallHeaders(request),
      },
      send,
      timeBoxMs: limits.timeBoxMs,
      signal,
    })

  /**
   * What is safe goes over a kept connection, and once more over a new one where the API closed that. What has an effect goes
   * over a connection of its own: it cannot meet one that is being closed, and a proxy must not send it twice
   * (RFC 9110 §9.2.2), as it cannot know whether it was done; its sender can, by its Idempotency-Key. What was refused a
   * connection was never sent, and is tried once more, which may reach another copy.
   */
  const call = async (request: IncomingMessage, body: Buffer | null, signal: AbortSignal): Promise<Outcome> => {
    const send = sendWhole(body)
    const outcome = await ask(request, signal, isSafe(request) ? agents.kept : agents.single, send)
    if (outcome.type === 'refused') await wait(REFUSED_PAUSE_MS)
    const isSentAgain = outcome.type === 'refused' || outcome.type === 'stale'
    return isSentAgain && !signal.aborted ? ask(request, signal, agents.single, send) : outcome
  }

  /** Null where there is no room for one more. */
  const exchange = async (
    request: IncomingMessage,
    body: Buffer | null,
    signal: AbortSignal,
  ): Promise<Outcome | null> => {
    const isLarge = isUpload(request)
    const giveBack = (isLarge ? uploads : calls).take(forwardedFor(request))
    if (giveBack === null) return null
    signal.addEventListener('abort', giveBack)
    return isLarge ? ask(request, signal, agents.upload, sendOn(request)) : call(request, body, signal)
  }

  /** The body of a call, collected; `full` where too many come so slowly. */
  const collect = async (request: IncomingMessage): Promise<Buffer | 'full' | 'too large'> => {
    const giveBack = arriving.take(forwardedFor(request))
    if (giveBack === null) return 'full'
    return readCall(request)
      .then((body) => body ?? 'too large')
      .finally(giveBack)
  }

  const answerCall = async (request: IncomingMessage, response: ServerResponse, forPeople: AnswerInstead | null) => {
    const ended = new AbortController()
    response.once('close', () => ended.abort())
    const body = hasBody(request) && !isUpload(request) ? await collect(request) : null
    if (body === 'too large') return refuse(request, response, 413)
    const outcome = body === 'full' ? null : await exchange(request, body, ended.signal)
    if (outcome?.type === 'answered' && !(forPeople !== null && hasFailed(outcome.answer)))
      return relay(outcome, request, response, limits.pace)
    if (response.destroyed) return
    // Without its query: the return of a sign-in carries its code there.
    const path = request.url?.split('?', 1)[0]
    if (outcome?.type === 'answered') outcome.answer.resume()
    else if (outcome) parts.logger.warn({ err: outcome.error, path }, 'the API could not be reached')
    if (forPeople === null) return refuse(request, response, 503)
    await dropRest(request)
    if (!response.destroyed) forPeople(request, response)
  }

  function forward(request: IncomingMessage, response: ServerResponse, forPeople: AnswerInstead | null = null) {
    answerCall(request, response, forPeople).catch((error: unknown) => {
      parts.logger.debug({ err: error }, 'a call ended before its answer did')
      response.destroy()
    })
  }

  return { forward, close: () => Object.values(agents).forEach((agent) => agent.destroy()) }
}

/** Whether the API has no room, or fails: what it says of that is for machines. */
function hasFailed({ statusCode = 502 }: IncomingMessage): boolean {
  return statusCode === 429 || statusCode >= 500
}

/** The return of a sign-in, the one call outside /api/, uses up the code that it brings: it is made once. */
function isSafe({ method = '', url = '' }: IncomingMessage): boolean {
  return SAFE_METHODS.has(method) && url.startsWith('/api/')
}

/** Where a body ends is always said: the API must never take it for the next request of the connection. */
const sendWhole =
  (body: Buffer | null): Asking['send'] =>
  (outgoing, sent) => {
    if (body !== null) outgoing.setHeader('content-length', body.length)
    outgoing.end(body ?? undefined)
    sent()
  }

const sendOn =
  (request: IncomingMessage): Asking['send'] =>
  (outgoing: ClientRequest, sent) => {
    const { 'content-length': length } = request.headers
    if (length === undefined) outgoing.setHeader('transfer-encoding', 'chunked')
    else outgoing.setHeader('content-length', length)
    request.once('end', sent)
    request.pipe(outgoing)
  }

/** An answer may come before the whole call has: then the rest of the call is dropped, and the client hears the answer. */
async function relay(
  { answer, outgoing }: Extract<Outcome, { type: 'answered' }>,
  request: IncomingMessage,
  response: ServerResponse,
  pace: Pace,
): Promise<void> {
  request.unpipe(outgoing)
  response.writeHead(answer.statusCode ?? 502, dropHopByHop(answer.headers))
  demandPace(response, pace)
  await pipeline(answer, response, { end: false })
  if (!outgoing.writableFinished) outgoing.destroy()
  if (hasBody(request)) await dropRest(request)
  response.end()
}

async function refuse(request: IncomingMessage, response: ServerResponse, status: 413 | 503): Promise<void> {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status }
  const body = JSON.stringify(problem)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'content-type': PROBLEM_MEDIA_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
  })
  if (request.method !== 'HEAD') response.write(body)
  await dropRest(request)
  response.end()
}
