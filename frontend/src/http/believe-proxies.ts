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
  /** Of each connection, as its other end stays who it is: to read an address takes longer than to find a page. */
  const fromProxies = new WeakMap<object, boolean>()
  return (request) => {
    const { headers, socket } = request
    const remote = socket.remoteAddress ?? ''
    const isFromProxy = fromProxies.get(socket) ?? isTrusted(remote, 0)
    fromProxies.set(socket, isFromProxy)
    if (!isFromProxy) for (const name of WORDS_OF_PROXIES) delete headers[name]
    const isSaid = isFromProxy && headers['x-forwarded-for'] !== undefined
    headers['x-forwarded-for'] = isSaid ? proxyAddr(request, isTrusted) : remote
  }
}

/** Who asks: one address, which the server has settled (believe-proxies.ts) before anybody gets the request. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const settled = headers['x-forwarded-for']
  return typeof settled === 'string' ? settled : (socket.remoteAddress ?? '')
}
