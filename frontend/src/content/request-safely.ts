import { get as getPlain } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'

/** Refused is what a copy says that has just stopped; the next connection may reach another one. */
const CLOSED_AT_THE_OTHER_END: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED'])
/** A connection that was closed is kept no longer, but the next one that is kept may be as old: so many of them are tried. */
const MOST_TRIES = 3

export interface SafeRequest {
  headers: Record<string, string>
  /** Ends the request, and the answer that is still being read. */
  signal: AbortSignal
}

/**
 * Asks for an address, and again where the connection was closed before an answer began: a server closes a kept connection
 * whenever it likes, also as it is used again, and what is only read may be read twice (RFC 9110 §9.2.2). Follows no redirect.
 * Rejects where there is no answer; the answer's body has to be read or resumed. By `node:http`, as `fetch` takes twice its
 * processor time, at every call of every page.
 */
export async function requestSafely(address: string, options: SafeRequest): Promise<IncomingMessage> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request(address, options)
    } catch (error) {
      if (tries === MOST_TRIES || !CLOSED_AT_THE_OTHER_END.has((error as { code?: unknown }).code)) throw error
    }
  }
}

function request(address: string, options: SafeRequest): Promise<IncomingMessage> {
  const get = address.startsWith('https:') ? getSecure : getPlain
  return new Promise((resolve, reject) => void get(address, options, resolve).on('error', reject))
}
