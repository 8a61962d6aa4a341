import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveList, LiveNow, LiveStory } from '@liberta/contracts/live/live-event.schema'
import { readLiveTopics } from '@liberta/contracts/live/live-topic'
import { PROBLEM_MEDIA_TYPE } from '@liberta/contracts/problems/problem.schema'
import type { Problem } from '@liberta/contracts/problems/problem.schema'
import { createCounter } from '@liberta/platform/metrics/create-metric'
import type { ContentSource } from '../../content/content-source.ts'
import type { HeardChanges } from '../../content/heard-changes.ts'
import { forwardedFor } from '../../http/believe-proxies.ts'
import { writeCacheHeaders } from '../../http/cache-policy.table.ts'
import { SECURITY_HEADERS } from '../../http/security-headers.ts'
import { sendAnswer } from '../../http/send-answer.ts'
import type { Asker } from '../../page-cache/kept-pages.ts'
import type { PageTarget } from '../../page-cache/page-key.ts'
import { BREAKING, LiveNews } from './live-news.ts'
import { LiveStreams } from './live-streams.ts'

/** Who is let go comes back after so many milliseconds, drawn anew for each so that not all come at once. */
const RETRY_MS = { least: 1_000, most: 6_000 }
/** When who was refused may ask again, in seconds. */
const RETRY_AFTER_SECONDS = { address: 60, process: 30, stopping: 1 } as const

const refusals = createCounter(
  'live_refusals_total',
  [...Object.keys(RETRY_AFTER_SECONDS), 'slow'].map((reason) => ({ reason })),
)

export interface LiveLimits {
  streams: number
  /** What who polls is told to wait; milliseconds. */
  pollMs: number
}

export interface LiveParts {
  source: ContentSource
  heard: Pick<HeardChanges, 'follow'>
  /** Lends a place to an address, and gives how it is given back; null where the address has its share. */
  takePlace: (address: string) => (() => void) | null
  /** Who asks, as the API counts what is not warm. */
  askerOf: (request: IncomingMessage) => Asker
  limits: LiveLimits
  log: { warn: (facts: object, message: string) => void }
  now?: () => Date
}

type Serve = (request: IncomingMessage, response: ServerResponse, target: Pick<PageTarget, 'query'>) => Promise<void>

export interface LivePages {
  /** Answers GET /live/events. */
  serveEvents: Serve
  /** Answers GET /live/now. */
  serveNow: Serve
  /** Changes may have been missed. */
  noteAll: () => void
  /** Ends all streams and takes no new one; resolves when they are ended. */
  close: () => Promise<void>
}

/** Tells open pages what is new (docs/live.md): as a stream, and as one answer for who cannot have one. */
export function createLivePages({ source, heard, limits, log, now, ...parts }: LiveParts): LivePages {
  const streams = new LiveStreams(() => refusals.inc({ reason: 'slow' }))
  const news = new LiveNews({
    source,
    log,
    ...(now && { now }),
    isListenedTo: (channel) => streams.isListenedTo(channel),
    onMessage: ({ channel, text, count }) => streams.tell(channel, text, count),
  })
  const unfollow = heard.follow(({ name }) => news.note(name))
  let isStopping = false

  /** A place for a stream; null where the request was refused. */
  const takePlace = (request: IncomingMessage, response: ServerResponse): (() => void) | null => {
    if (isStopping) return refuse(request, response, 'stopping')
    if (streams.size >= limits.streams) return refuse(request, response, 'process')
    return parts.takePlace(forwardedFor(request)) ?? refuse(request, response, 'address')
  }

  const serveEvents: LivePages['serveEvents'] = async (request, response, { query }) => {
    const topics = readTopics(request, response, query)
    if (topics === null) return
    const release = takePlace(request, response)
    if (release === null) return
    response.once('close', release)
    openStream(response)
    if (request.method === 'HEAD') return void response.end()
    // Before anything is read: what changes meanwhile is read anew, and told below or afterwards.
    const begin = streams.add(response, [BREAKING, ...topics])
    await news.learn(topics, parts.askerOf(request))
    if (response.destroyed || response.writableEnded) return
    const messages = news.tell(topics, news.readEventId(lastEventId(request, query)))
    begin(news.messageCount)
    response.write(writeRetry() + messages.map(({ text }) => text).join(''))
  }

  const serveNow: LivePages['serveNow'] = async (request, response, { query }) => {
    const topics = readTopics(request, response, query)
    if (topics === null) return
    await news.learn(topics, parts.askerOf(request))
    const messages = news.tell(topics)
    const ofEvent = (event: string) => messages.filter((one) => one.event === event).map(({ data }) => data)
    const [breaking] = ofEvent('breaking') as LiveNow['breaking'][]
    const body: LiveNow = {
      pollMs: limits.pollMs,
      ...(breaking !== undefined && { breaking }),
      lists: ofEvent('list') as LiveList[],
      stories: ofEvent('story') as LiveStory[],
    }
    const headers = { 'content-type': 'application/json', ...writeCacheHeaders('live') }
    sendAnswer(request, response, { status: 200, headers, body: JSON.stringify(body) })
  }

  const close = async () => {
    isStopping = true
    unfollow()
    news.close()
    await streams.close(writeRetry)
  }
  return { serveEvents, serveNow, noteAll: () => news.noteAll(), close }
}

/** The topics that are asked for; null where the request was refused. */
function readTopics(request: IncomingMessage, response: ServerResponse, query: string): string[] | null {
  // A page of another site could hold all the places of its reader; it could not read what comes.
  if (request.headers['sec-fetch-site'] === 'cross-site') return sendProblem(request, response, 403)
  const topics = readLiveTopics(new URLSearchParams(query).get('topics') ?? '')
  return topics ?? sendProblem(request, response, 400)
}

function lastEventId({ headers }: IncomingMessage, query: string): string {
  const named = headers['last-event-id']
  return typeof named === 'string' ? named : (new URLSearchParams(query).get('last') ?? '')
}

function openStream(response: ServerResponse): void {
  // The end of the stream is the end of its connection: no piece needs its length before it.
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
}

function writeRetry(): string {
  return `retry: ${Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least))}\n\n`
}

function refuse(request: IncomingMessage, response: ServerResponse, reason: keyof typeof RETRY_AFTER_SECONDS): null {
  refusals.inc({ reason })
  const retry = { 'retry-after': String(RETRY_AFTER_SECONDS[reason]) }
  return sendProblem(request, response, reason === 'address' ? 429 : 503, retry)
}

function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  more: Record<string, string> = {},
): null {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status }
  const headers = { 'content-type': PROBLEM_MEDIA_TYPE, 'cache-control': 'no-store', ...more }
  sendAnswer(request, response, { status, headers, body: JSON.stringify(problem) })
  return null
}
