import type { IncomingMessage, ServerResponse } from 'node:http'
import { parsePictureAddress } from '@liberta/contracts/media/picture-address'
import type { Rendition } from '@liberta/contracts/media/picture-address'
import type { PictureFormat } from '@liberta/contracts/media/picture.schema'
import { contextHeaders } from '@liberta/http/request-context'
import { readCappedBytes } from '@liberta/http/read-capped-body'
import { nameSilence, startUpstreamCall } from '@liberta/platform/metrics/upstream-meter'
import type { UpstreamOutcome } from '@liberta/platform/metrics/upstream-meter'
import { boundCalm, readCalm } from '@liberta/platform/upstreams/read-calm'
import { LRUCache } from 'lru-cache'
import { RETRY_AFTER_SECONDS } from '../content/content-source.ts'
import { OverloadedError, RenderLimiter } from '../page-cache/render-limiter.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { ClientFlights } from '../http/client-flights.ts'
import type { Places } from '../http/client-places.ts'
import { writeCacheHeaders, writePictureHeaders } from '../http/cache-policy.table.ts'
import type { PurgeableFront } from '../http/cache-policy.table.ts'
import { createPictureConfirmation } from './confirm-pictures.ts'
import { demandPace } from './demand-pace.ts'
import type { Pace } from './demand-pace.ts'
import type { RenditionCache } from './rendition-cache.ts'
import { sendAnswer, sendText } from '../http/send-answer.ts'

const TYPES: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** How long the CMS has for one picture, and how large it may be. */
const TIME_BOX_MS = 5000
const LARGEST_BYTES = 12 * 1024 * 1024
/**
 * Pictures that are fetched at once, and that wait for it: with the largest there are, no more memory than some hundred
 * megabytes. Who comes after them gets the fog.
 */
const FETCHES = { concurrency: 16, maxQueue: 500 }
/**
 * Of one client: as many as a browser asks for at once over HTTP/2 (128 streams at nginx). Any text is the id of a picture,
 * and who makes them up would else have all places.
 */
const PLACES: Places = { perClient: 128, inAll: FETCHES.concurrency + FETCHES.maxQueue }
/** For so long one waits to be fetched: with the time box less than nginx waits (infra/nginx/pages.conf). */
const PATIENCE_MS = 8_000
/** How long it is remembered that there is no such picture, and how many of them: a story may come out a moment before its picture does. */
const ABSENCE_MS = 5_000
const ABSENCES = 10_000

/** Who reads a picture of megabytes slower than any line is let go: it is held in memory as long. */
const PACE: Pace = { leastBytes: 16 * 1024, windowMs: 30_000 }

type Fetched =
  | { state: 'present'; body: Buffer }
  | { state: 'missing' }
  /** With the milliseconds for which the CMS asks for calm. */
  | { state: 'unavailable'; calmMs?: number | null }
  | { state: 'tooMany' }

const TOO_MANY: Fetched = { state: 'tooMany' }
const AWAY: Fetched = { state: 'unavailable' }

/** A still plane of fog, shown where a picture cannot be had. */
const FOG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#e2e6e4" d="M0 0h3v2H0z"/></svg>'

export interface MediaParts {
  mediaURL: string
  cache: RenditionCache
  pace?: Pace
  /** For how long a picture waits to be fetched; milliseconds. */
  patienceMs?: number
  /** The cache in front that is purged; none unless it is said. */
  front?: PurgeableFront | undefined
}

/**
 * Hands pictures through from the CMS: only addresses of the grammar, kept on disk, one fetch for all who ask at once. An
 * unknown picture is a 404; when the CMS cannot be reached, asks for calm, or has enough to do for this client, the answer
 * is a plane of fog that nobody keeps.
 */
export function createMediaHandler({ mediaURL, cache, front, pace = PACE, patienceMs = PATIENCE_MS }: MediaParts) {
  const absent = new LRUCache<string, true>({ max: ABSENCES, ttl: ABSENCE_MS })
  const looking = new Map<string, Promise<Fetched | null>>()
  const limiter = new RenderLimiter(FETCHES)
  const fetches = new ClientFlights<Fetched>(PLACES)
  let calmUntil = 0

  const confirm = createPictureConfirmation({ mediaURL, cache })
  const isCalm = () => performance.now() < calmUntil

  /** What is known of a picture without the CMS; null where it has to be asked. */
  const look = async (path: string, rendition: Rendition): Promise<Fetched | null> => {
    const kept = await cache.read(path)
    if (kept === null) return absent.has(path) ? { state: 'missing' } : null
    if (!isCalm()) confirm(path, rendition)
    return { state: 'present', body: kept }
  }

  const ask = async (path: string): Promise<Fetched> => (isCalm() ? AWAY : fetchPicture(mediaURL + path))

  const find = async (path: string): Promise<Fetched> => {
    const fetched = await limiter.run(() => ask(path), patienceMs).catch(turnAway)
    if (fetched.state === 'present') await cache.write(path, fetched.body)
    if (fetched.state === 'missing') absent.set(path, true)
    if (fetched.state === 'unavailable' && fetched.calmMs)
      calmUntil = Math.max(calmUntil, performance.now() + boundCalm(fetched.calmMs))
    return fetched
  }

  /** Looks once for all who ask at once. */
  const lookShared = (path: string, rendition: Rendition): Promise<Fetched | null> => {
    const flight = looking.get(path) ?? look(path, rendition).finally(() => looking.delete(path))
    looking.set(path, flight)
    return flight
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const rendition = parsePictureAddress(path)
    if (rendition === null) return sendText(request, response, 404, 'Resource not found.')
    const known = await lookShared(path, rendition)
    const found = known ?? (await fetches.run(path, forwardedFor(request), () => find(path))) ?? TOO_MANY
    if (found.state === 'missing') return sendText(request, response, 404, 'Resource not found.')
    if (found.state !== 'present') return sendFog(request, response, found.state === 'tooMany' ? 429 : 503)
    const headers = { 'content-type': TYPES[rendition.format], ...writePictureHeaders(rendition.id, front) }
    demandPace(response, pace)
    sendAnswer(request, response, { status: 200, headers, body: found.body })
  }
}

function sendFog(request: IncomingMessage, response: ServerResponse, status: 429 | 503): void {
  const headers = {
    'content-type': 'image/svg+xml',
    'retry-after': String(RETRY_AFTER_SECONDS),
    ...writeCacheHeaders('unavailable'),
  }
  sendAnswer(request, response, { status, headers, body: FOG })
}

async function fetchPicture(address: string): Promise<Fetched> {
  const end = startUpstreamCall('naxos_media', 'picture')
  try {
    const response = await fetch(address, {
      headers: contextHeaders(),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_BOX_MS),
    })
    const tooLarge = Number(response.headers.get('content-length')) > LARGEST_BYTES
    const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false
    if (!response.ok || tooLarge || !isPicture) {
      await response.body?.cancel()
      end(nameAnswer(response))
      if (response.status === 404 || response.status === 410) return { state: 'missing' }
      return { state: 'unavailable', calmMs: readCalm(response.status, response.headers.get('retry-after')) }
    }
    const body = await readCappedBytes(response, LARGEST_BYTES)
    end(body.length === 0 ? 'rubbish' : 'ok')
    // A picture of no bytes is a fault of the moment: kept, it would be one for a year.
    return body.length === 0 ? AWAY : { state: 'present', body }
  } catch (error) {
    end(nameSilence(error))
    return AWAY
  }
}

function nameAnswer({ ok, status }: Response): UpstreamOutcome {
  if (ok) return 'rubbish'
  return status >= 500 ? 'failed' : 'ok'
}

function turnAway(error: unknown): Fetched {
  if (error instanceof OverloadedError) return AWAY
  throw error
}
