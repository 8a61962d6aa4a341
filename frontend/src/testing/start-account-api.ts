import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { answerSample } from './answer-sample.ts'
import { HIRING } from './public-pages.ts'
import { SAMPLE_READER, SAMPLE_SAVED, sampleSavedList } from './sample-account.ts'
import { sampleSurveys } from '../samples/sample-pages.ts'
import { createSampleSource } from '../samples/sample-source.ts'

/** A call that changes something, as the API got it. */
export interface TakenCall {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface AccountApi {
  server: Server
  /** What was ordered so far, oldest first. */
  calls: TakenCall[]
  /** Addresses that were read so far, with their queries. */
  reads: string[]
  /** Answers in place of the usual ones, by method and path: `POST /api/messages`; with `parts` they come in those. */
  answers: Map<
    string,
    { status: number; body?: unknown; headers?: Record<string, string>; parts?: AsyncIterable<string> }
  >
}

/** The session cookie of the reader whom this API knows. */
export const SAMPLE_SESSION = 'liberta_sessione=anna'

const AT = '2026-11-21T09:42:00.000Z'
const CONSENTS = { personalizationConsent: false, groupMarketingConsent: true, partnerMarketingConsent: false }
const WITHDRAWAL = '0f0e0d0c-0b0a-4908-8706-050403020111'

const READS: Readonly<Record<string, unknown>> = {
  '/api/save-for-later': sampleSavedList(SAMPLE_SAVED),
  '/api/user/privacy-settings': {
    status: 'success',
    settings: { ...CONSENTS, updatedAt: AT, version: 4 },
    history: [{ ...CONSENTS, textVersion: '1', decidedAt: AT }],
  },
  '/api/user/interests': { status: 'ok', data: { topics: [], zones: [], updatedAt: null, version: 0 } },
  '/api/user/newsletters': { status: 'ok', data: [] },
}

const POSTS: Readonly<Record<string, unknown>> = {
  '/api/save-for-later/toggle': { status: 'success', isSaved: false },
  '/api/user/privacy-settings': { status: 'success', version: 5 },
  '/api/user/interests': { status: 'ok', version: 1 },
  '/api/user/newsletters': { status: 'ok', active: true },
  '/api/user/export': { user: SAMPLE_READER },
  '/api/user/erase': { status: 'success' },
  '/api/messages': { status: 'success', id: WITHDRAWAL },
  '/api/withdrawals': { status: 'success', id: WITHDRAWAL, receiptNumber: null, confirmedAt: null },
  '/api/withdrawals/confirm': {
    status: 'success',
    id: WITHDRAWAL,
    receiptNumber: 'R-20261121-00000001',
    confirmedAt: AT,
  },
}

/** Before a site with the clock of this machine no survey closes. */
const source = createSampleSource({
  ...HIRING,
  surveys: async () => ({
    state: 'present',
    body: sampleSurveys().map((survey) => ({ ...survey, closesAt: null })),
    tags: [],
  }),
})

/** Open to who is not signed in. */
const OPEN = /^\/api\/(?:messages|withdrawals)/

/** The API over invented content, with one reader and the calls of accounts and forms; nothing of them is kept. */
export function startAccountApi(): AccountApi {
  const api: AccountApi = {
    calls: [],
    reads: [],
    answers: new Map(),
    server: createServer((request, response) => void answer(api, request, response)),
  }
  api.server.listen(0, '127.0.0.1')
  return api
}

async function answer(
  { calls, reads, answers }: AccountApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://api.invalid')
  const { pathname: path } = url
  const body = Buffer.concat(await request.toArray()).toString('latin1')
  const isPost = request.method === 'POST'
  if (isPost) calls.push({ path, headers: request.headers, body })
  else reads.push(path + url.search)
  const isKnown = request.headers.cookie?.includes(SAMPLE_SESSION) === true
  const given = answers.get(`${request.method} ${path}`)
  if (given?.parts) {
    response.writeHead(given.status, { 'content-type': 'application/json' })
    await pipeline(given.parts, response).catch(() => undefined)
    return
  }
  if (given) return send(response, given.status, given.body ?? null, given.headers)
  if (path === '/api/auth') {
    const user = isKnown ? SAMPLE_READER : null
    return send(response, 200, { isAuthenticated: isKnown, user, tokenExpires: null, savedItems: [] })
  }
  const own = (isPost ? POSTS : READS)[path]
  if (own === undefined) {
    const found = await answerSample(source, url)
    return send(response, found.state === 'present' ? 200 : 404, {
      data: found.state === 'present' ? found.body : null,
    })
  }
  return isKnown || OPEN.test(path) ? send(response, 200, own) : send(response, 401, null)
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}
