import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { LEAST_REVISION_HEADER, ROBOT_HEADER } from '@liberta/contracts/read-models/envelope.schema'
import { forwardedFor } from '../http/believe-proxies.ts'
import { isRobot } from './robots.ts'

/** Headers that speak of one connection only (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers without those of the connection, and without those that `Connection` names. */
export function dropHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)))
}

/**
 * What a call says to the API besides its body, of which our server has already been asked (`Expect`); where the body ends is
 * said by who sends it. What frontends alone may ask for, which costs the API a look at Redis, is not handed on.
 */
export function writeCallHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  const {
    'content-length': _length,
    expect: _expect,
    [LEAST_REVISION_HEADER]: _revision,
    [ROBOT_HEADER]: _robot,
    ...headers
  } = dropHopByHop(request.headers)
  return {
    ...headers,
    ...(isRobot(request.headers['user-agent'] ?? '') && { [ROBOT_HEADER]: '1' }),
    'x-forwarded-for': forwardedFor(request),
    'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host ?? '',
    'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
  }
}
