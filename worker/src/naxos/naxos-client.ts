import { nameSilence, startUpstreamCall } from '@liberta/platform/metrics/upstream-meter'
import type { UpstreamOutcome } from '@liberta/platform/metrics/upstream-meter'
import { z } from 'zod'
import { contextHeaders } from '@liberta/http/request-context'
import { BodyTooLongError, readCappedBody } from '@liberta/http/read-capped-body'
import { anonymiseAnswer, HIDING } from './answers/anonymise-answer.ts'
import type { HiddenStory } from './answers/anonymise-answer.ts'
import { anythingField, countField, instantField } from './answers/field.schema.ts'
import { readCalm } from '@liberta/platform/upstreams/read-calm'
import { ARCHIVE_AFTER_PAGE } from '@liberta/platform/refresh/refresh-tier.table'
import { currentUrgency, isColdCircuit, nameColdCircuit } from '@liberta/platform/upstreams/call-urgency'
import type { CallUrgency } from '@liberta/platform/upstreams/call-urgency'
import { UpstreamHeldError } from '@liberta/platform/upstreams/upstream-guard'
import type { UpstreamGuard } from '@liberta/platform/upstreams/upstream-guard'
import { NaxosError } from './naxos-error.ts'
import type { NaxosErrorKind } from './naxos-error.ts'

const NAXOS_TIMEOUT_MS = 5000
const NAXOS_LONGEST_BODY = 5 * 1024 * 1024

/** A little difference between two machines' clocks is no sign of a wrong time. */
const CLOCK_SKEW_MS = 5 * 60_000

export interface NaxosClientOptions {
  /** Where the CMS stands; its path, if any, goes before every call's. */
  url: string
  token?: string | undefined
  timeoutMs?: number
  longestBody?: number
  /** Bounds the calls of all workers, and holds them back while the CMS is not well or asks for calm. */
  guard?: Pick<UpstreamGuard, 'run' | 'keepCalm'>
}

interface GetOptions {
  etag?: string | null
  signal?: AbortSignal
  /** Bytes, where an answer may be longer than others. */
  longestBody?: number
  /** Milliseconds for this answer, where it is longer than others. */
  timeoutMs?: number
  /** One thing is asked for by a call for many: rubbish or a refusal tells nothing of the others. */
  isOfOne?: boolean
}

interface Question {
  longestBody: number | undefined
  /** With the validator of what is held. */
  isConditional: boolean
}

/** `data` and what stands around it (docs/naxos.md, rules of every answer). */
export interface NaxosAnswer {
  state: 'present'
  data: unknown
  etag: string | null
  /** Milliseconds since the epoch; null where the answer has no believable time. */
  updatedAtMs: number | null
  total: number | null
  /** What else stands beside `data`, not yet looked at. */
  beside: Readonly<Record<string, unknown>>
  /** The stories of which somebody is not to be named any more: their names stand nowhere in the answer. */
  hidden: readonly HiddenStory[]
}

export type NaxosResult = NaxosAnswer | { state: 'notModified' } | { state: 'missing' } | { state: 'withdrawn' }

const envelopeSchema = z.looseObject({ data: anythingField, updated_at: instantField, total: countField })

/** With every redirect: it would not serve us, whatever we ask for. */
const REFUSALS = new Set([401, 403, 407])
/** 4xx that say nothing of the question, and may be well in a while. */
const PASSING = new Set([408, 421, 425, 429])

/**
 * Calls the CMS: one origin, no redirect followed, bounded in time and size. Its connections are kept and shared by the
 * process's one pool. Everything that is no answer in the sense of docs/naxos.md becomes a NaxosError.
 */
export class NaxosClient {
  private readonly base: URL
  private readonly options: NaxosClientOptions

  constructor(options: NaxosClientOptions) {
    this.base = new URL(options.url)
    this.options = options
  }

  /** `path` is made of fixed words and of ids and slugs that were checked; `etag` asks for an answer only if it changed. */
  async get(path: string, { etag, signal, longestBody, timeoutMs, isOfOne }: GetOptions = {}): Promise<NaxosResult> {
    const url = this.locate(path)
    const longestMs = timeoutMs ?? this.options.timeoutMs ?? NAXOS_TIMEOUT_MS
    const ask = () => this.ask(path, url, { etag, signal, longestBody, timeoutMs: longestMs, isOfOne })
    const { guard } = this.options
    if (!guard) return ask()
    const circuit = nameCircuit(path, currentUrgency())
    try {
      return await guard.run(kindOfCall(path), longestMs, ask, circuit)
    } catch (error) {
      if (error instanceof UpstreamHeldError)
        throw new NaxosError(error.isLasting ? 'held' : 'unavailable', `${path}: ${error.message}`)
      // One that cannot be answered would fail as often as it is asked, and hold back those of others by that.
      if (!isColdCircuit(circuit) || judgeNaxosCall(error) === null) throw error
      const { kind, message, cause } = error as NaxosError
      throw new NaxosError(kind, message, { cause, isWorthAnotherTry: false })
    }
  }

  private async ask(path: string, url: URL, options: GetOptions & { timeoutMs: number }): Promise<NaxosResult> {
    const { etag, signal, longestBody, timeoutMs, isOfOne } = options
    const end = startUpstreamCall('naxos', kindOfCall(path))
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(url, {
        headers: this.headers(etag ?? null),
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      const answer = await this.read(response, path, { longestBody, isConditional: Boolean(etag) })
      end('ok')
      return answer
    } catch (error) {
      // What we gave up ourselves, because the worker stops, says nothing of the CMS.
      const isOurs = signal?.aborted === true
      const failure = toNaxosError(path, error, isOurs)
      if (!isOurs) end(nameOutcome(failure))
      if (!isOfOne || failure.kind === 'unavailable') throw failure
      throw new NaxosError(failure.kind, failure.message, { cause: failure.cause, tellsOfHealth: false })
    }
  }

  private locate(path: string): URL {
    const url = new URL(`${this.base.pathname.replace(/\/$/, '')}${path}`, this.base)
    if (url.origin !== this.base.origin) throw new NaxosError('refused', `${path} leads away from the CMS`)
    return url
  }

  private headers(etag: string | null): Record<string, string> {
    return {
      accept: 'application/json',
      ...contextHeaders(),
      ...(this.options.token && { authorization: `Bearer ${this.options.token}` }),
      ...(etag && { 'if-none-match': etag }),
    }
  }

  private async read(
    response: Response,
    path: string,
    { longestBody = this.options.longestBody ?? NAXOS_LONGEST_BODY, isConditional }: Question,
  ): Promise<NaxosResult> {
    if (response.status === 200 || response.status === 404 || response.status === 410) {
      const text = await readCappedBody(response, longestBody)
      if (response.status === 200) return readAnswer(text, response.headers.get('etag'), path)
      return readAbsence(response.status, text, path)
    }
    await response.body?.cancel()
    const calmMs = readCalm(response.status, response.headers.get('retry-after'))
    if (calmMs !== null) await this.options.guard?.keepCalm(kindOfCall(path), calmMs)
    if (response.status === 304 && isConditional) return { state: 'notModified' }
    if (response.status === 304) throw new NaxosError('malformed', `${path}: not modified since nothing`)
    const tellsOfHealth = calmMs === null
    throw new NaxosError(kindOf(response.status), `${path}: answered ${response.status}`, { tellsOfHealth })
  }
}

/** What is counted of a call that failed; one that is `unavailable` says more by its cause. */
const OUTCOMES: Readonly<Partial<Record<NaxosErrorKind, UpstreamOutcome>>> = {
  malformed: 'rubbish',
  refused: 'refused',
  unaskable: 'refused',
}

function nameOutcome({ kind, cause }: NaxosError): UpstreamOutcome {
  return OUTCOMES[kind] ?? (cause === undefined ? 'failed' : nameSilence({ cause }))
}

/**
 * How a call failed that tells of a CMS that is not well; null where it says nothing of that: a question that it does not take, its wish for
 * calm, or a worker that stops.
 */
export function judgeNaxosCall(error: unknown): UpstreamOutcome | null {
  const isSign = error instanceof NaxosError && error.tellsOfHealth && error.kind !== 'unaskable'
  return isSign ? nameOutcome(error) : null
}

/** The kind of a call: its path without ids, slugs and parameters, as `story/list` or `story`. */
export function kindOfCall(path: string): string {
  const [thing = '', second] = path.slice(1).split(/[/?]/)
  return second === 'list' || thing === 'front' ? `${thing}/${second}` : thing
}

/**
 * The circuit that hears how a call went: its kind's, but for what nobody has read before of searches, in words and far back. Anybody may make
 * such a question up, and the CMS may fail at it alone, as at what its index does not parse, or at a page beyond those that it counts.
 */
export function nameCircuit(path: string, urgency: CallUrgency): string {
  const kind = kindOfCall(path)
  if (urgency !== 'cold') return kind
  const query = new URLSearchParams(path.split('?', 2)[1])
  const isOwn = kind === 'search' || query.has('query') || Number(query.get('page')) > ARCHIVE_AFTER_PAGE
  return isOwn ? nameColdCircuit(kind) : kind
}

function toNaxosError(path: string, error: unknown, isOurs: boolean): NaxosError {
  if (error instanceof NaxosError) return error
  const kind = error instanceof BodyTooLongError ? 'malformed' : 'unavailable'
  return new NaxosError(kind, `${path}: ${describe(error)}`, { cause: error, tellsOfHealth: !isOurs })
}

/** No 4xx for one thing is an outage of the CMS: it does not take the question, as for a slug longer than any. */
function kindOf(status: number): NaxosErrorKind {
  if (REFUSALS.has(status) || (status >= 300 && status < 400)) return 'refused'
  return status >= 400 && status < 500 && !PASSING.has(status) ? 'unaskable' : 'unavailable'
}

/** Only the CMS's own words say that something is not there: a proxy's page must not make a story vanish. */
function readAbsence(status: 404 | 410, text: string, path: string): NaxosResult {
  const absence = z.object({ error: z.string() }).safeParse(parseJson(text, path))
  if (!absence.success) throw new NaxosError('malformed', `${path}: answered ${status} without saying why`)
  return { state: status === 410 ? 'withdrawn' : 'missing' }
}

function readAnswer(text: string, etag: string | null, path: string): NaxosAnswer {
  const parsed = parseJson(text, path)
  // Before anything else reads it. Few answers hide anything, and to look through all of each would cost as much as to map it.
  const { answer: response, hidden } = text.includes(HIDING) ? anonymiseAnswer(parsed) : { answer: parsed, hidden: [] }
  const answer = envelopeSchema.safeParse(response)
  if (!answer.success || answer.data.data === undefined || answer.data.data === null) {
    throw new NaxosError('malformed', `${path}: answered without data`)
  }
  const { data, updated_at: updatedAt, total, ...beside } = answer.data
  return { state: 'present', data, etag, updatedAtMs: believeTime(updatedAt), total, beside, hidden }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NaxosError('malformed', `${path}: the answer is no JSON`, { cause: error })
  }
}

/** A time in the future would keep every later answer out. */
function believeTime(instant: string | null): number | null {
  const time = instant === null ? Number.NaN : Date.parse(instant)
  return time >= 0 && time <= Date.now() + CLOCK_SKEW_MS ? time : null
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
