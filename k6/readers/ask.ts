import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import type { RefinedParams, RefinedResponse, ResponseType } from 'k6/http'
import { readFreshness } from '../choices/read-cache-status.ts'
import type { RequestKind } from '../load.table.ts'
import type { Run } from '../run/read-run.ts'
import { noteFailure, noteFreshness, turnedAway } from './metrics.ts'

/** k6 has one, which its types do not tell. */
declare const console: { warn(message: string): void }

export type Answer = RefinedResponse<ResponseType | undefined>

export interface AskOptions {
  /** Words that the answer has to hold; then its body is read. */
  holds?: string
  /** Whether the body is of use to who asks: unread ones cost k6 less. */
  isRead?: boolean
  headers?: Record<string, string>
  tags?: Record<string, string>
  /** What is sent, as a script of the page sends it; else the page or call is only read. */
  body?: Record<string, unknown>
  /** 429 with Retry-After is an answer, too. */
  mayBeTurnedAway?: boolean
}

// A redirect on the way is no failure; what it leads to is looked at.
const GOOD = http.expectedStatuses({ min: 200, max: 399 })
const GOOD_OR_TURNED_AWAY = http.expectedStatuses({ min: 200, max: 399 }, 429)

/** What a browser says of what a page of the site sends. */
const FROM_A_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } as const

/** Their answers say nothing of how fresh a page is. */
const NO_PAGES: ReadonlySet<RequestKind> = new Set(['call', 'asset'])

/** Asks the site for a page, or makes a call, checks the answer and notes how fresh it was. */
export function ask(run: Run, kind: RequestKind, path: string, options: AskOptions = {}): Answer {
  const { holds, isRead = holds !== undefined, tags = {}, body, mayBeTurnedAway = false } = options
  const [method, sent] = body === undefined ? (['GET', null] as const) : (['POST', JSON.stringify(body)] as const)
  const answer = http.request(method, run.target + path, sent, {
    headers: { ...headersOf(run), ...(sent !== null && FROM_A_PAGE), ...options.headers },
    tags: { ...tags, name: kind },
    responseType: isRead ? 'text' : 'none',
    responseCallback: mayBeTurnedAway ? GOOD_OR_TURNED_AWAY : GOOD,
  })
  judge(kind, answer, holds, mayBeTurnedAway)
  if (!NO_PAGES.has(kind)) noteFreshness(readFreshness(answer.headers), { name: kind })
  return answer
}

/** Of so many fresh pages of `askBriefly` one is counted, for all of them. */
const FRESH_COUNTED_EVERY = 10
/** What `askBriefly` asks with, of this reader: made once for each kind. */
const brief = new Map<RequestKind, RefinedParams<'none'>>()

/** Asks the site for a page of which only its status and its freshness are looked at, which costs k6 less than `ask`. */
export function askBriefly(run: Run, kind: RequestKind, path: string): void {
  let params = brief.get(kind)
  if (params === undefined) {
    params = { headers: headersOf(run), tags: { name: kind }, responseType: 'none', responseCallback: GOOD }
    brief.set(kind, params)
  }
  const answer = http.get(run.target + path, params)
  if (answer.status !== 200) judge(kind, answer, undefined, false)
  const freshness = readFreshness(answer.headers)
  // Nearly all are fresh: some of them are counted for all.
  const isOrdinary = freshness.result === 'hit' && freshness.age === null
  if (!isOrdinary) noteFreshness(freshness, { name: kind })
  else if (Math.random() * FRESH_COUNTED_EVERY < 1) noteFreshness(freshness, { name: kind }, FRESH_COUNTED_EVERY)
}

/** What stands in an answer; nothing where it was not read. */
export function textOf({ body }: Answer): string {
  return typeof body === 'string' ? body : ''
}

/** Of this reader: each has these modules for itself. */
let headers: Readonly<Record<string, string>> | null = null

/** What every request of a reader says. */
export function headersOf({ isForwarded }: Run): Readonly<Record<string, string>> {
  headers ??= {
    'accept-encoding': 'br, gzip',
    'accept-language': 'it',
    ...(isForwarded && { 'x-forwarded-for': addressOf(exec.vu.idInTest) }),
  }
  return headers
}

/** Readers have an address each. */
function addressOf(reader: number): string {
  return `10.${(reader >> 16) & 255}.${(reader >> 8) & 255}.${reader & 255}`
}

function judge(kind: RequestKind, answer: Answer, holds: string | undefined, mayBeTurnedAway: boolean): void {
  if (mayBeTurnedAway && answer.status === 429) {
    turnedAway.add(1)
    check(answer, {
      [`${kind}: who is turned away is told for how long`]: () => Boolean(answer.headers['Retry-After']),
    })
    return
  }
  const isGood = check(answer, { [`${kind}: 200`]: () => answer.status === 200 || answer.status === 304 })
  if (!isGood) tellFailure(answer)
  if (holds !== undefined && answer.status === 200)
    check(answer, { [`${kind}: holds ${holds}`]: () => textOf(answer).includes(holds) })
}

/** So many of the first readers of k6 say what went wrong, so many times each: enough to know, and never a flood. */
const TELLERS = 10
const TOLD_BY_EACH = 3
let told = 0

function tellFailure({ status, error, url }: Answer): void {
  noteFailure(status)
  told += 1
  if (exec.vu.idInTest <= TELLERS && told <= TOLD_BY_EACH) console.warn(`${status} ${error} ${url}`)
}
