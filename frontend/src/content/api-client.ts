import type { IncomingHttpHeaders } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type { ReadRoute } from '@liberta/contracts/read-models/define-read-route'
import { READ_ROUTES } from '@liberta/contracts/read-models/read-routes.table'
import type { ReadArguments, ReadBody, ReadCall } from '@liberta/contracts/read-models/read-routes.table'
import type { ApiAnswer, ContentSource, ModelAnswer, PageRequest } from './content-source.ts'
import { requestSafely } from './request-safely.ts'

/** Seconds after which a reader may try again, where the API does not say. */
const RETRY_AFTER_SECONDS = 5
const TIME_BOX_MS = 3000

/**
 * What stands around every page and is looked at every few seconds, and the redirect rules, which are megabytes: they are read
 * again only where they changed, and are the very same answer as before where they did not.
 */
const READ_AGAIN: ReadonlySet<ReadCall> = new Set<ReadCall>(['site', 'front', 'sections', 'redirects'])

interface ApiClientOptions {
  baseURL: string
  timeBoxMs?: number
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
  /** By path, of what is read again and again. */
  private readonly last = new Map<string, LastAnswer<unknown>>()

  constructor(options: ApiClientOptions) {
    this.options = options
    this.baseURL = options.baseURL.replace(/\/$/, '')
    this.timeBoxMs = options.timeBoxMs ?? TIME_BOX_MS
    this.headers = options.page?.clientAddress === undefined ? {} : { 'x-forwarded-for': options.page.clientAddress }
  }

  /** The same API, asked in the name of one page and of who gets it. */
  forPage(page: PageRequest): ContentSource {
    return new ApiClient({ ...this.options, page })
  }

  /** Makes a read call of the contract within its time box; never rejects. */
  read<Call extends ReadCall>(call: Call, ...[parameters]: ReadArguments<Call>): ModelAnswer<Call> {
    return this.fetch<ReadBody<Call>>(READ_ROUTES[call], parameters, READ_AGAIN.has(call))
  }

  private async fetch<Body>(route: ReadRoute, parameters: unknown, isReadAgain: boolean): Promise<ApiAnswer<Body>> {
    const path = route.write(parameters)
    const last = this.last.get(path) as LastAnswer<Body> | undefined
    const box = new AbortController()
    const timer = setTimeout(() => box.abort(), this.timeBoxMs)
    try {
      const response = await requestSafely(this.baseURL + path, {
        headers: last ? { ...this.headers, 'if-none-match': last.etag } : this.headers,
        signal: box.signal,
      })
      const { statusCode = 0, headers } = response
      if (statusCode === 200) {
        const json = await readJson(response)
        const content = (route.shape === 'bare' ? json : (json as { data: unknown }).data) as Body | undefined
        if (content === undefined) return unavailable()
        const answer: Present<Body> = { state: 'present', body: content, tags: tagsOf(headers) }
        noteRevision(this.options.page?.madeOf, answer.tags[0], headOf(headers, 'x-model-revision'))
        const etag = headOf(headers, 'etag')
        if (isReadAgain && etag !== undefined) this.last.set(path, { etag, answer })
        return answer
      }
      await finished(response.resume())
      return statusCode === 304 && last ? last.answer : this.readAbsence(statusCode, headers)
    } catch {
      return unavailable()
    } finally {
      // A box that stays open keeps the answer in memory for its three seconds, in which a thread renders some hundred pages.
      clearTimeout(timer)
    }
  }

  /** What a status says that brings no body. */
  private readAbsence(status: number, headers: IncomingHttpHeaders): Exclude<ApiAnswer<never>, { state: 'present' }> {
    if (status === 404 || status === 410) {
      // A page that says so hangs on it as on what it is made of.
      noteRevision(this.options.page?.madeOf, tagsOf(headers)[0], NO_REVISION)
      return { state: status === 404 ? 'missing' : 'withdrawn' }
    }
    // An address that the API refuses leads nowhere: a reader's mistake is no outage.
    if (status === 400) return { state: 'missing' }
    const failure = unavailable(Number(headOf(headers, 'retry-after')))
    return status === 429 ? { ...failure, isLimited: true } : failure
  }
}

/** What is not there has none. */
const NO_REVISION = ''

/** Of a model that changed while one page was made of it, no revision is the page's. */
function noteRevision(
  madeOf: Map<string, string> | undefined,
  name: string | undefined,
  revision: string | undefined,
): void {
  if (madeOf === undefined || name === undefined || revision === undefined) return
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
