import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { CONFIRMED_HEADER, LEAST_REVISION_HEADER, ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { contextHeaders } from '@liberta/http/request-context'
import type { ReadRoute } from '@liberta/contracts/read-models/define-read-route'
import { READ_ROUTES } from '@liberta/contracts/read-models/read-routes.table'
import type { ReadArguments, ReadBody, ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import { RETRY_AFTER_SECONDS } from './content-source.ts'
import type { ApiAnswer, ContentSource, ModelAnswer, PageRequest } from './content-source.ts'
import { NO_REVISION } from './heard-changes.ts'
import type { HeardChanges } from './heard-changes.ts'
import { traceCall } from '@liberta/platform/tracing/trace-work'
import { requestSafely } from './request-safely.ts'

const TIME_BOX_MS = 3000

/**
 * What stands around every page and is looked at every few seconds, and the redirect rules, which are megabytes: they are read
 * again only where they changed, and are the very same answer as before where they did not.
 */
const READ_AGAIN: ReadonlySet<ReadCall> = new Set<ReadCall>(['site', 'front', 'sections', 'redirects'])

interface ApiClientOptions {
  baseURL: string
  timeBoxMs?: number
  /** What was announced: an answer from before it is asked for again. */
  heard?: Pick<HeardChanges, 'findNewer'>
  /** The page that it is asked for, where it is for one. */
  page?: PageRequest
}

type Present<Body> = Extract<ApiAnswer<Body>, { state: 'present' }>

/** What was read last at an address, and its validator: it is read again only where it changed (RFC 9110 §13.1.2). */
interface LastAnswer<Body> {
  etag: string
  answer: Present<Body>
}

/**
 * Reads our own API, whose bodies are validated where they are made and are trusted here. Every call has a box of three
 * seconds; a call that fails in any way answers `unavailable` and never throws.
 */
export class ApiClient implements ContentSource {
  private readonly options: ApiClientOptions
  private readonly baseURL: string
  private readonly timeBoxMs: number
  private readonly headers: Record<string, string>
  private readonly last: Map<string, LastAnswer<unknown>>

  /** @param last by path, of what is read again and again: shared by who asks the same API for different pages */
  constructor(options: ApiClientOptions, last: Map<string, LastAnswer<unknown>> = new Map()) {
    this.options = options
    this.last = last
    this.baseURL = options.baseURL.replace(/\/$/, '')
    this.timeBoxMs = options.timeBoxMs ?? TIME_BOX_MS
    const { clientAddress, isFromRobot = false } = options.page ?? {}
    this.headers = {
      ...(clientAddress !== undefined && { 'x-forwarded-for': clientAddress }),
      ...(isFromRobot && { [ROBOT_HEADER]: '1' }),
    }
  }

  /** The same API, asked in the name of one page and of who gets it. */
  forPage(page: PageRequest): ContentSource {
    return new ApiClient({ ...this.options, page }, this.last)
  }

  /** Makes a read call of the contract within its time box; never rejects. */
  read<Call extends ReadCall>(call: Call, ...[parameters]: ReadArguments<Call>): ModelAnswer<Call> {
    return this.fetch<ReadBody<Call>>(READ_ROUTES[call], parameters, READ_AGAIN.has(call))
  }

  private async fetch<Body>(route: ReadRoute, parameters: unknown, isReadAgain: boolean): Promise<ApiAnswer<Body>> {
    return traceCall('api', route.path, () => this.ask<Body>(route, route.write(parameters), isReadAgain))
  }

  private async ask<Body>(route: ReadRoute, path: string, isReadAgain: boolean): Promise<ApiAnswer<Body>> {
    const last = this.last.get(path) as LastAnswer<Body> | undefined
    const box = new AbortController()
    const timer = setTimeout(() => box.abort(), this.timeBoxMs)
    try {
      const headers = { ...this.headers, ...contextHeaders(), ...(last && { 'if-none-match': last.etag }) }
      const response = await this.request(path, headers, box.signal)
      if (response.statusCode !== 200) {
        await finished(response.resume())
        return response.statusCode === 304 && last ? this.takeLast(response, last) : this.readAbsence(response)
      }
      const answer = await this.readPresent<Body>(route, response)
      const etag = headOf(response.headers, 'etag')
      if (isReadAgain && etag !== undefined && answer.state === 'present') this.last.set(path, { etag, answer })
      return answer
    } catch {
      return unavailable()
    } finally {
      // A box that stays open keeps the answer in memory for its three seconds, in which a thread renders some hundred pages.
      clearTimeout(timer)
    }
  }

  /** Asks once more, and for what was announced, where a copy of the API that has not heard of it answers with what it held before. */
  private async request(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
    const response = await requestSafely(this.baseURL + path, { headers, signal })
    const { name, revision } = modelOf(response.headers)
    const newer = name === undefined ? null : (this.options.heard?.findNewer(name, revision) ?? null)
    if (newer === null) return response
    await finished(response.resume())
    const least = { ...headers, [LEAST_REVISION_HEADER]: newer.revision }
    return requestSafely(this.baseURL + path, { headers: least, signal })
  }

  private async readPresent<Body>(route: ReadRoute, response: IncomingMessage): Promise<ApiAnswer<Body>> {
    const json = await readJson(response)
    const content = (route.shape === 'bare' ? json : (json as { data: unknown }).data) as Body | undefined
    if (content === undefined) return unavailable()
    noteRevision(this.options.page?.madeOf, modelOf(response.headers))
    const confirmedAt = Number(headOf(response.headers, CONFIRMED_HEADER))
    return { state: 'present', body: content, tags: tagsOf(response.headers), ...(confirmedAt > 0 && { confirmedAt }) }
  }

  /** Nothing changed; the revision may have moved on all the same, as it holds the count of the fetch. */
  private takeLast<Body>({ headers }: IncomingMessage, { answer }: LastAnswer<Body>): Present<Body> {
    noteRevision(this.options.page?.madeOf, modelOf(headers))
    return answer
  }

  /** What a status says that brings no body. */
  private readAbsence({
    statusCode: status,
    headers,
  }: IncomingMessage): Exclude<ApiAnswer<never>, { state: 'present' }> {
    if (status === 404 || status === 410) {
      // A page that says so hangs on it as on what it is made of.
      noteRevision(this.options.page?.madeOf, modelOf(headers))
      return { state: status === 404 ? 'missing' : 'withdrawn' }
    }
    // An address that the API refuses leads nowhere: a reader's mistake is no outage.
    if (status === 400) return { state: 'missing' }
    const failure = unavailable(Number(headOf(headers, 'retry-after')))
    return status === 429 ? { ...failure, isLimited: true } : failure
  }
}

/** The read model that an answer is made of, and its revision: none where it says that there is no such thing in it. */
function modelOf(headers: IncomingHttpHeaders): { name: string | undefined; revision: string } {
  return {
    name: /\S+/.exec(headOf(headers, 'surrogate-key') ?? '')?.[0],
    revision: headOf(headers, 'x-model-revision') ?? NO_REVISION,
  }
}

/** Of a model that changed while one page was made of it, no revision is the page's. */
function noteRevision(madeOf: Map<string, string> | undefined, { name, revision }: ReturnType<typeof modelOf>): void {
  if (madeOf === undefined || name === undefined) return
  const known = madeOf.get(name)
  madeOf.set(name, known === undefined || known === revision ? revision : NO_REVISION)
}

function unavailable(seconds = RETRY_AFTER_SECONDS): { state: 'unavailable'; retryAfterSeconds: number } {
  return { state: 'unavailable', retryAfterSeconds: seconds > 0 && seconds <= 3600 ? seconds : RETRY_AFTER_SECONDS }
}

/** The tags that the API put on its answer, the name of the read model first: what the page made of it is made of. */
function tagsOf(headers: IncomingHttpHeaders): string[] {
  return headOf(headers, 'surrogate-key')?.split(/\s+/).filter(Boolean) ?? []
}

function headOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
