import { request } from 'undici'

const CLOSED_AT_THE_OTHER_END: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** A connection that was closed is kept no longer, but the next one that is kept may be as old: so many of them are tried. */
const MOST_TRIES = 3

export interface SafeRequest {
  headers: Record<string, string>
  signal: AbortSignal
}

type Answer = Awaited<ReturnType<typeof request>>

/**
 * Reads an address, and again where the connection was closed before an answer began: a server closes a kept connection
 * whenever it likes, also as it is used again, and what is only read may be read twice (RFC 9110 §9.2.2). Follows no redirect.
 * Rejects where there is no answer. By `request`, as `fetch` takes twice its processor time, at every call of every page.
 */
export async function requestSafely(address: string, options: SafeRequest): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request(address, options)
    } catch (error) {
      if (tries === MOST_TRIES || !CLOSED_AT_THE_OTHER_END.has((error as { code?: unknown }).code)) throw error
    }
  }
}
