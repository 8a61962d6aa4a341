import { MOST_HEADER_BYTES } from '@liberta/http/most-header-bytes'
import { nameRoute, runInContext, writeRequestId } from '@liberta/http/request-context'
import type { RequestContext } from '@liberta/http/request-context'
import { isTracing } from '@liberta/platform/tracing/tracer'
import { endWithAnswer, startRequestSpan } from '@liberta/platform/tracing/trace-work'
import { noteRequest } from '@liberta/platform/metrics/route-meter'
import { REQUEST_ID_HEADER, TRACEPARENT_HEADER } from '@liberta/http/request-id'
import { REPORTS_PATH } from '@liberta/contracts/paths/api-path'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { LONGEST_PATH } from '@liberta/addresses/normalise-path'
import type { Logger } from 'pino'
import type { ContentSource } from '../content/content-source.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { splitTarget } from '../page-cache/page-key.ts'
import type { PageTarget } from '../page-cache/page-key.ts'
import { finishPages } from '../rendering/finish-pages.ts'
import { packPages } from '../rendering/packed-renderer.ts'
import type { PackedRenderer } from '../rendering/packed-renderer.ts'
import type { PageRenderer } from '../rendering/render-page.tsx'
import { isReserved } from '../page-definition/addresses/reserved-address.ts'
import { createAnswersForPeople, isReturn } from './answer-people.ts'
import { createApiProxy } from './api-proxy.handler.ts'
import { answerInTurn } from './answer-in-turn.ts'
import { createAssetHandler } from './asset.handler.ts'
import { believeProxies } from '../http/believe-proxies.ts'
import { LIVE_EVENTS_PATH, LIVE_NOW_PATH } from '@liberta/contracts/live/live-event.schema'
import { LATEST_BUILD_PATH } from '../settings/site-facts.ts'
import type { Build } from '../settings/site-facts.ts'
import { createCalendarHandler, readCalendarAddress } from './calendar.handler.ts'
import type { PurgeableFront } from '../http/cache-policy.table.ts'
import { writeCacheHeaders } from '../http/cache-policy.table.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import { parseClipAddress } from './media-clip-address.ts'
import { createClipHandler } from './media-clip.handler.ts'
import { createFormGate } from './form-gate.ts'
import { createFormPages } from './form-post.handler.ts'
import { createMediaHandler } from './media.handler.ts'
import type { LivePages } from './live/live.handler.ts'
import { createPersonalPageRoom } from './personal-page-room.ts'
import { createOwnVotePage } from './own-vote.handler.ts'
import { createPageHandler } from './page.handler.ts'
import { createPersonalPages } from './personal-page.handler.ts'
import { createIcons } from './icon.handler.ts'
import { createReadiness } from './readiness.handler.ts'
import { createReportHandler } from './report.handler.ts'
import type { RenditionCache } from './rendition-cache.ts'
import { createSharePictures } from './share-picture.handler.ts'
import { parseShareAddress } from '../page-definition/head/share-address.ts'
import { createPainter } from '../drawn-pictures/paint-share-picture.ts'
import type { SharedAssets } from './shared-assets.ts'
import { listPlainFiles } from './plain-files.ts'
import type { PlainFileFacts } from './plain-files.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'

export interface SiteServerParts extends PlainFileFacts {
  renderer: PageRenderer
  /** Where pages for everybody are rendered; unless it is said, where everything else is. */
  packed?: PackedRenderer
  source: Pick<ContentSource, 'read' | 'forPage'>
  /** Null renders every page anew, as the development server does. */
  pages: PageCache | null
  logger: Logger
  /** The folder of the built files. */
  assetFolder: string
  /** Where the files of other builds lie; none unless it is said. */
  sharedAssets?: SharedAssets | undefined
  apiURL: string
  mediaURL: string
  grammar: AddressGrammar
  /** Whose X-Forwarded-For is believed. */
  trustProxy: string
  renditions: RenditionCache
  /** The file with the faces of drawn pictures (`scripts/build-faces.ts`); none are drawn without it. */
  facesFile?: string | undefined
  /** Which build of the site it is; none while developing. */
  build?: Build | undefined
  /** What pages may load, by what is configured. */
  policy: PagePolicy
  /** The cache in front that is purged; none unless it is said. */
  front?: PurgeableFront | undefined
  /** Lets the development server add its own to a page's HTML. */
  transformHtml?: (path: string, html: string) => Promise<string>
  /** Since when the site hears of no changes, in milliseconds of the epoch; null while it does. */
  deafSince?: () => number | null
  /** What open pages are told while they are read. */
  live: Pick<LivePages, 'serveEvents' | 'serveNow'>
  /** Whether requests are counted, for metrics. */
  isMeasured?: boolean
  /** Whether the rules of what moved were read once. */
  knowsRedirects?: () => boolean
  /** Whether the hottest pages of other copies were taken, or could not be had in time. */
  isWarm?: () => boolean
}

/** What streams are called; how long one is open is no time of an answer, and they are counted by themselves. */
const STREAM_ROUTE = 'stream'

/** What the build is made of (requirements 7.35). */
const BUILD_MANIFEST_PATH = '/builds/manifest.json'

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
type Serve = (request: IncomingMessage, response: ServerResponse, target: PageTarget) => void | Promise<void>
/** What requests are counted as, and what answers them. */
type Route = [name: string, serve: Serve]

/** Answers every request in one order: API, reports of pages, the reserved area, forms, files, pictures, health, then pages (GET and HEAD). */
export function createSiteHandler(given: SiteServerParts): { handle: Handle; close: () => void } {
  const renderer = finishPages(given.renderer, { log: given.logger, transformHtml: given.transformHtml })
  const parts = { ...given, renderer, packed: given.packed ?? packPages(renderer) }
  const proxy = createApiProxy(parts)
  const answerPeople = createAnswersForPeople(parts)
  const serveAsset = createAssetHandler(parts.assetFolder, parts.sharedAssets)
  const serveMedia = createMediaHandler({ ...parts, cache: parts.renditions })
  const serveClip = createClipHandler({ mediaURL: parts.mediaURL })
  const serveShare = createSharePictures({ ...parts, paint: createPainter(parts.facesFile) })
  const findIcon = createIcons()
  const serveCalendar = createCalendarHandler(parts)
  const servePage = createPageHandler(parts)
  const room = createPersonalPageRoom(parts.pages)
  const servePersonalPage = createPersonalPages(parts, room)
  const takeForm = createFormPages(parts)
  const serveOwnVote = createOwnVotePage(parts, room)
  const settleRequest = believeProxies(parts.trustProxy)
  const letIn = createFormGate()
  const answerReadiness = createReadiness(parts)
  const plainFiles = listPlainFiles(parts, new Date())
  const reports = createReportHandler({ grammar: parts.grammar, log: parts.logger })

  const takePost: Serve = (request, response, target) => {
    if (!letIn(request, response)) return undefined
    if (isReserved(target.path)) return servePersonalPage(request, response, target)
    return takeForm(request, response, target) ?? refuseMethod(request, response)
  }

  /** What answers a request; null where it is a page that everybody may get. */
  const findRoute = (request: IncomingMessage, target: PageTarget): Route | null => {
    const { method } = request
    const { path } = target
    if (path.startsWith('/api/') || isReturn(request, target)) {
      const instead = answerPeople(request, target)
      return [path.startsWith('/api/') ? 'api' : 'return', (_, response) => proxy.forward(request, response, instead)]
    }
    if (method === 'POST') return path === REPORTS_PATH ? ['reports', reports.handle] : ['form', takePost]
    if (method !== 'GET' && method !== 'HEAD') return ['refused method', refuseMethod]
    return isReserved(path) ? ['personal', servePersonalPage] : (findFile(target) ?? findFact(path))
  }

  const findFile = (target: PageTarget): Route | null => {
    const { path } = target
    if (path.startsWith('/assets/')) return ['asset', (request, response) => serveAsset(request, response, path)]
    if (path.startsWith('/media/')) {
      const clip = parseClipAddress(path)
      if (clip === null) return ['picture', (request, response) => serveMedia(request, response, path)]
      return ['clip', (request, response) => serveClip(request, response, clip)]
    }
    const shared = path.startsWith('/share/') ? parseShareAddress(target) : null
    if (shared !== null) return ['share picture', (request, response) => serveShare(request, response, shared)]
    const event = readCalendarAddress(parts.grammar, path)
    return event && ['calendar', (request, response) => serveCalendar(request, response, event)]
  }

  /** What the site says of itself. */
  const findFact = (path: string): Route | null => {
    const { build, live } = parts
    if (path === LIVE_EVENTS_PATH) return [STREAM_ROUTE, (...call) => live.serveEvents(...call)]
    if (path === LIVE_NOW_PATH) return ['live', (...call) => live.serveNow(...call)]
    if (path === '/health/live') return ['health', (request, response) => sendText(request, response, 200, 'live')]
    if (path === '/health/ready') return ['health', answerReadiness]
    if (build && (path === LATEST_BUILD_PATH || path === BUILD_MANIFEST_PATH)) {
      const facts = path === LATEST_BUILD_PATH ? { id: build.id } : build
      return ['build', (request, response) => sendBuild(request, response, facts)]
    }
    const icon = findIcon(path)
    if (icon !== null) return ['plain', icon]
    const plain = plainFiles.get(path)
    return plain ? ['plain', (request, response) => sendPlain(request, response, plain.type, plain.body)] : null
  }

  const answer: Serve = (request, response, target) => {
    const route = findRoute(request, target)
    if (route === null) return serveOwnVote(request, response, target) ?? servePage(request, response, target)
    const [name, serve] = route
    nameRoute(name)
    const [header, requestId] = writeRequestId()
    if (header !== undefined && requestId !== undefined) response.setHeader(header, requestId)
    return serve(request, response, target)
  }
  const handle: Handle = (request, response) => {
    const begun = performance.now()
    const { requestId, isFromProxy } = settleRequest(request)
    const context: NamedContext = { requestId, isSaid: !isFromProxy, route: 'page' }
    if (isTracing()) startSpan(context, request, response)
    const served = runInContext(context, answer, request, response, splitTarget(request.url))
    if (parts.isMeasured === true) noteAtEnd(context, response, begun)
    return served
  }
  const close = () => {
    proxy.close()
    reports.close()
  }
  return { handle, close }
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
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    const path = splitTarget(request.url).path.slice(0, LONGEST_PATH)
    parts.logger.error({ err: error, requestId: request.headers[REQUEST_ID_HEADER], path }, 'a request failed')
    if (response.headersSent) response.destroy()
    else sendText(request, response, 500, 'Internal Server Error')
  }
  const bounds = {
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: times.headMs,
    requestTimeout: times.wholeMs,
    connectionsCheckingInterval: times.lookEveryMs,
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // A page from memory is sent at once: only what is still under way has a promise.
    try {
      handle(request, response)?.catch((error: unknown) => fail(request, response, error))
    } catch (error) {
      fail(request, response, error)
    }
  }
  const server = createServer(bounds, answerInTurn(answer))
  server.keepAliveTimeout = 65_000
  server.once('close', close)
  return server
}

type NamedContext = RequestContext & { route: string }

/** From here on the request is as if its span had sent it: what is handed through to the API names it. */
function startSpan(context: NamedContext, request: IncomingMessage, response: ServerResponse): void {
  const { requestId } = context
  const { headers, method } = request
  const span = startRequestSpan({ requestId, method, parent: headers[TRACEPARENT_HEADER] })
  if (span === undefined) return
  context.traceparent = span.traceparent
  headers[TRACEPARENT_HEADER] = span.traceparent
  endWithAnswer(span, response, () => context.route)
}

/** A page from memory has been sent by now; only for what has not an event is waited. */
function noteAtEnd(context: NamedContext, response: ServerResponse, begun: number): void {
  if (context.route === STREAM_ROUTE) return
  const note = () => noteRequest(context.route, response.statusCode, performance.now() - begun)
  if (response.writableEnded) note()
  else response.once('close', note)
}

function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD')
  sendText(request, response, 405, 'Method Not Allowed')
}

function sendPlain(request: IncomingMessage, response: ServerResponse, type: string, body: string): void {
  sendAnswer(request, response, { status: 200, headers: { 'content-type': type, ...writeCacheHeaders('plain') }, body })
}

/** Never kept by anybody: what a copy says of the build is true while it runs. */
function sendBuild(request: IncomingMessage, response: ServerResponse, build: Partial<Build>): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  sendAnswer(request, response, { status: 200, headers, body: JSON.stringify(build) })
}
