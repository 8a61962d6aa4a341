import { once } from 'node:events'
import type { Server } from 'node:http'

const LOOK_EVERY_MS = 50

/**
 * Ends the connections of a server that is about to close: each that is open with its last answer, and after `longestMs` whatever is
 * still open is cut. The server itself looks for idle ones once; one that was busy then would be kept alive, and waited for.
 */
export function endConnections(server: Server, longestMs: number): void {
  if (!server.listening) return
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const cutting = setTimeout(() => server.closeAllConnections(), longestMs)
  server.once('close', () => {
    clearInterval(looking)
    clearTimeout(cutting)
  })
}

/** Closes a server: no new connection, and its open ones end as `endConnections` says. Resolves when all are gone. */
export async function drainServer(server: Server, longestMs: number): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  endConnections(server, longestMs)
  server.close()
  server.closeIdleConnections()
  await closed
}
