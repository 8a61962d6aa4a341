import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { REQUEST_ID } from '@liberta/contracts/requests/request-id.schema'

/** The header in which a server says to the next one what a request is called. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The header in which a server says to the next one as part of which trace it asks (W3C Trace Context). */
export const TRACEPARENT_HEADER = 'traceparent'

/** By chance, so that no other process gives the same ids. */
const prefix = randomBytes(8).toString('hex')
let count = 0

/** A new id, in the form of nginx's own: what a request is called that nobody in front has named, or a job that nobody asked for. */
export function createRequestId(): string {
  count += 1
  return prefix + count.toString(16).padStart(16, '0')
}

/**
 * What a request is called: as the server in front says, where that server is believed and says a well-formed id, else a new id.
 * @param isFromProxy whether who sent the request is a proxy that is believed: whoever else says an id could forge lines of others
 */
export function nameRequest(headers: IncomingHttpHeaders, isFromProxy: boolean): string {
  const said = headers[REQUEST_ID_HEADER]
  return isFromProxy && typeof said === 'string' && REQUEST_ID.test(said) ? said : createRequestId()
}
