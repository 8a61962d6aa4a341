import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import { contextHeaders } from '@liberta/http/request-context'
import { traceCall } from '@liberta/platform/tracing/trace-work'
import type { AccountCallName } from '@liberta/contracts/accounts/account-calls.table'

/** One reader, for whom our API is called from a page or a form of theirs. */
export interface ReaderCaller {
  /** The API's. */
  baseURL: string
  /** The reader's own Cookie header, handed on as it came; by it a reader or a browser is known again. */
  cookie: string | undefined
  /** The site's origin: calls with an effect are refused where they come from elsewhere, which the caller has to have seen to. */
  origin: string
  /** Who asks, as `X-Forwarded-For` says it; messages, votes and expensive reads are counted by it. */
  clientAddress: string
}

/** What goes with a call. */
export interface ReaderCall {
  /** What its address says, by name. */
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: string | FormData
  /** How long the whole answer may take; milliseconds. */
  timeBoxMs: number
  /** Whether the answer is a long one, which only has to begin by then; whoever reads it bounds the rest. */
  isLong?: boolean
}

/**
 * Makes a call of our API as the reader's browser would, whose credentials it carries: no redirect is followed with them. Rejects as
 * fetch does.
 */
export function callForReader(
  { baseURL, cookie, origin, clientAddress }: ReaderCaller,
  name: AccountCallName,
  { query = {}, headers, body, timeBoxMs, isLong = false }: ReaderCall,
): Promise<Response> {
  const { method, path } = ACCOUNT_CALLS[name]
  const search = new URLSearchParams(query).toString()
  const address = baseURL.replace(/\/$/, '') + path + (search && `?${search}`)
  const send = (signal: AbortSignal) =>
    fetch(address, {
      method,
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      headers: {
        accept: 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': clientAddress,
        ...contextHeaders(),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      signal,
    })
  return traceCall('api', name, () => (isLong ? beginInTime(send, timeBoxMs) : send(AbortSignal.timeout(timeBoxMs))))
}

async function beginInTime(send: (signal: AbortSignal) => Promise<Response>, timeBoxMs: number): Promise<Response> {
  const box = new AbortController()
  const timer = setTimeout(() => box.abort(), timeBoxMs)
  return send(box.signal).finally(() => clearTimeout(timer))
}

/** The headers and the body of a call that sends JSON, and a key by which it is done once however often it comes. */
export function writeJson(body: unknown, key?: string): Required<Pick<ReaderCall, 'headers'>> & { body: string } {
  const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) }
  return { headers, body: JSON.stringify(body) }
}
