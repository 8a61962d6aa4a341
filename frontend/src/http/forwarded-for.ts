import type { IncomingMessage } from 'node:http'

/** Who asks: one address, which the server has settled (believe-proxies.ts) before anybody gets the request. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const settled = headers['x-forwarded-for']
  return typeof settled === 'string' ? settled : (socket.remoteAddress ?? '')
}
