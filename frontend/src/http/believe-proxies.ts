import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { nameRequest, REQUEST_ID_HEADER, TRACEPARENT_HEADER } from '@liberta/http/request-id'
import { trustProxies } from '@liberta/platform/configuration/trust-proxies'

/** What only a proxy may say of the request that it hands on. */
const WORDS_OF_PROXIES = ['x-forwarded-host', 'x-forwarded-proto', TRACEPARENT_HEADER, 'tracestate'] as const

/** What is settled of a request before anything else is done with it. */
export interface SettledRequest {
  /** What it is called in every log. */
  requestId: string
  /** Whether a proxy that is believed handed it on. */
  isFromProxy: boolean
}

/**
 * Settles who asks and what the request is called, before anything else is done with it: `X-Forwarded-For` is from then on the one
 * address of the reader, the last one that nobody of `trusted` stands behind, and `X-Request-Id` the id. What others say of
 * themselves is dropped.
 */
export function believeProxies(trusted: string): (request: IncomingMessage) => SettledRequest {
  const proxies = trustProxies(trusted)
  return (request) => {
    const { headers, socket } = request
    const isFromProxy = proxies.sent(request)
    // Most requests have none of them, and to delete what is not there takes longer than to see that it is not.
    if (!isFromProxy) for (const name of WORDS_OF_PROXIES) if (headers[name] !== undefined) delete headers[name]
    const isSaid = isFromProxy && headers['x-forwarded-for'] !== undefined
    headers['x-forwarded-for'] = isSaid ? proxyAddr(request, proxies.isTrusted) : (socket.remoteAddress ?? '')
    const requestId = nameRequest(headers, isFromProxy)
    headers[REQUEST_ID_HEADER] = requestId
    return { requestId, isFromProxy }
  }
}

/** Who asks: one address, which the server has settled before anybody gets the request. */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const settled = headers['x-forwarded-for']
  return typeof settled === 'string' ? settled : (socket.remoteAddress ?? '')
}
