import type { IncomingMessage } from 'node:http'

/** Who is answered, and through whom, as `X-Forwarded-For` says it; the API knows which of them to believe. */
export function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
}
