import { SIGN_IN_RETURN_PATH } from '@liberta/contracts/accounts/account-path'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { LONGEST_PATH } from '@liberta/addresses/normalise-path'
import type { Logger } from 'pino'
import type { ContentSource } from '../content/content-source.ts'
import { drawFavicon } from '../components/brand/draw-favicon.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import type { PageTarget } from '../page-cache/page-key.ts'
import { finishPages } from '../rendering/finish-pages.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import type { PackedRenderer } from '../rendering/packed-renderer.ts'
import type { PageRenderer } from '../rendering/render-page.tsx'
import { isReserved } from '../page-definition/addresses/reserved-address.ts'
import { createApiProxy } from './api-proxy.handler.ts'
import { createAssetHandler } from './asset.handler.ts'
import { believeProxies } from '../http/believe-proxies.ts'
import { createCalendarHandler, readCalendarAddress } from './calendar.handler.ts'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import { parseClipAddress } from './media-clip-address.ts'
import { createClipHandler } from './media-clip.handler.ts'
import { createFormGate } from './form-gate.ts'
import { createFormPages } from './form-post.handler.ts'
import { createMediaHandler } from './media.handler.ts'
import { createOwnVotePage } from './own-vote.handler.ts'
import { createPageHandler } from './page.handler.ts'
import { createPersonalPages } from './personal-page.handler.ts'
import { answerReadiness } from './readiness.handler.ts'
import type { RenditionCache } from './rendition-cache.ts'
import { writeRobots } from './robots.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'

export interface SiteServerParts {
  renderer: PageRenderer
  /** Where pages for everybody are rendered; unless it is said, where everything else is. */
  packed?: PackedRenderer
  source: Pick<ContentSource, 'read'>
  /** Null renders every page anew, as the development server does. */
  pages: PageCache | null
  logger: Logger
  /** The folder of the built files. */
  assetFolder: string
  apiURL: string
  mediaURL: string
  /** The site's own origin, from which forms have to come. */
  origin: string
  grammar: AddressGrammar
  /** Whose X-Forwarded-For is believed. */
  trustProxy: string
  renditions: RenditionCache
  /** Lets the development server add its own to a page's HTML. */
  transformHtml?: (path: string, html: string) => Promise<string>
  /** Since when the site hears of no changes, in milliseconds of the epoch; null while it does. */
  deafSince?: () => number | null
}

/** Where the sign-in provider sends readers back (requirements 2.15), and what it then has to say: the API answers that. */
const RETURN_POINT = SIGN_IN_RETURN_PATH
const BROUGHT_BACK = /(?:^|&)(?:code|state|error)=/

/** The reserved area's, whose forms are sent to it. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Answers every request in one order: API, the reserved area, forms, files, pictures, health, then pages (GET and HEAD). */
export function createSiteHandler(given: SiteServerParts): { handle: Handle; close: () => void } {
  const renderer = finishPages(given.renderer, { log: given.logger, transformHtml: given.transformHtml })
  const parts = { ...given, renderer, packed: given.packed ?? packPages(renderer) }
  const proxy = createApiProxy(parts)
  const serveAsset = createAssetHandler(parts.assetFolder)
  const serveMedia = createMediaHandler({ mediaURL: parts.mediaURL, cache: parts.renditions })
  const serveClip = createClipHandler({ mediaURL: parts.mediaURL })
  const serveCalendar = createCalendarHandler(parts)
  const servePage = createPageHandler(parts)
  const servePersonalPage = createPersonalPages(parts)
  const takeForm = createFormPages(parts)
  const serveOwnVote = createOwnVotePage(parts)
  const settleWhoAsks = believeProxies(parts.trustProxy)
  const letIn = createFormGate()

  const handle: Handle = (request, response) => {
    settleWhoAsks(request)
    const target = splitTarget(request.url)
    const { path } = target
    if (path.startsWith('/api/')) return proxy.forward(request, response)
    if (isReturn(request, target)) return proxy.forward(request, response, sendToLogin)
    if (request.method === 'POST' && !letIn(request, response)) return undefined
    if (isReserved(path) && METHODS.has(request.method ?? '')) return servePersonalPage(request, response, target)
    const taken = request.method === 'POST' ? takeForm(request, response, target) : null
    if (taken !== null) return taken
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response)
    if (path.startsWith('/assets/')) return serveAsset(request, response, path)
    if (path.startsWith('/media/')) {
      const clip = parseClipAddress(path)
      return clip === null ? serveMedia(request, response, path) : serveClip(request, response, clip)
    }
    const event = readCalendarAddress(parts.grammar, path)
    if (event !== null) return serveCalendar(request, response, event)
    if (path === '/health/live') return sendText(request, response, 200, 'live')
    if (path === '/health/ready') return answerReadiness(request, response, parts)
    if (path === '/robots.txt') return sendPlain(request, response, 'text/plain; charset=utf-8', writeRobots())
    if (path === '/favicon.svg') return sendPlain(request, response, 'image/svg+xml', drawFavicon())
    return serveOwnVote(request, response, target) ?? servePage(request, response, target)
  }
  return { handle, close: () => proxy.close() }
}

/** How long a client has for what it asks, in milliseconds; Node answers 408 by itself then. */
export interface RequestTimes {
  /** For the head of a request, its body aside. */
  headMs: number
  /** For the whole: a form of the largest size over a slow line. */
  wholeMs: number
  /** How often that is looked at. */
  lookEveryMs: number
}

const TIMES: RequestTimes = { headMs: 20_000, wholeMs: 120_000, lookEveryMs: 5_000 }

/** The site as an HTTP server, not yet listening. What a handler throws is logged and answered 500, never left hanging. */
export function createSiteServer(parts: SiteServerParts, times: RequestTimes = TIMES): Server {
  const { handle, close } = createSiteHandler(parts)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await handle(request, response)
  }
  const timeouts = {
    headersTimeout: times.headMs,
    requestTimeout: times.wholeMs,
    connectionsCheckingInterval: times.lookEveryMs,
  }
  const server = createServer(timeouts, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      parts.logger.error({ err: error, path: splitTarget(request.url).path.slice(0, LONGEST_PATH) }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendText(request, response, 500, 'Internal Server Error')
    })
  })
  server.keepAliveTimeout = 65_000
  server.once('close', close)
  return server
}

/** Without a word from the provider the return point is a page like others. */
function isReturn({ method }: IncomingMessage, { path, query }: PageTarget): boolean {
  return method === 'GET' && path === RETURN_POINT && BROUGHT_BACK.test(query)
}

/** Who comes back from the provider while the API is silent is told so on a page. */
function sendToLogin(request: IncomingMessage, response: ServerResponse): void {
  const headers = { location: '/login?reason=processing', 'cache-control': 'no-store' }
  sendAnswer(request, response, { status: 303, headers, body: '' })
}

function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD')
  sendText(request, response, 405, 'Method Not Allowed')
}

function sendPlain(request: IncomingMessage, response: ServerResponse, type: string, body: string): void {
  sendAnswer(request, response, { status: 200, headers: { 'content-type': type, ...writeCacheHeaders('plain') }, body })
}
