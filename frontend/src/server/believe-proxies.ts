import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { listProxies } from '@liberta/platform/configuration/setting.schema'

/** What only a proxy may say of the request that it hands on. */
const WORDS_OF_PROXIES = ['x-forwarded-host', 'x-forwarded-proto'] as const

/**
 * Settles who asks, before anything else is done with a request: `X-Forwarded-For` is from then on the one address of the
 * reader, the last one that nobody of `trusted` stands behind. What others say of themselves is dropped.
 */
export function believeProxies(trusted: string): (request: IncomingMessage) => void {
  const isTrusted = proxyAddr.compile(listProxies(trusted))
  return (request) => {
    const { headers, socket } = request
    const isFromProxy = isTrusted(socket.remoteAddress ?? '', 0)
    if (!isFromProxy) for (const name of WORDS_OF_PROXIES) delete headers[name]
    headers['x-forwarded-for'] = isFromProxy ? proxyAddr(request, isTrusted) : (socket.remoteAddress ?? '')
  }
}
