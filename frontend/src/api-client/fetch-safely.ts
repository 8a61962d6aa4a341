const CLOSED_AT_THE_OTHER_END: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** A connection that was closed is kept no longer, but the next one that is kept may be as old: so many of them are tried. */
const MOST_TRIES = 3

/**
 * Reads an address, and again where the connection was closed before an answer began: a server closes a kept connection
 * whenever it likes, also as it is used again, and what is only read may be read twice (RFC 9110 §9.2.2). Rejects as fetch does.
 */
export async function fetchSafely(address: string, init: Omit<RequestInit, 'method' | 'body'>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(address, init)
    } catch (error) {
      if (tries === MOST_TRIES || !isClosed(error)) throw error
    }
  }
}

/** What fetch rejects with names its cause. */
function isClosed(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return CLOSED_AT_THE_OTHER_END.has(cause?.code)
}
