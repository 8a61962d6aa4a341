import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { securityHeadersOf } from './security-headers.ts'

export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer | string
}

/** Sends a whole answer with the security headers of its type (`content-type` in small letters); a HEAD request gets the same headers and no body. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const empty = status === 304 || status === 204
  const length = empty ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...securityHeadersOf(headers['content-type']), ...headers, ...length })
  response.end(request.method === 'HEAD' || empty ? undefined : body)
}

/** A short plain answer. */
export function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  sendAnswer(request, response, { status, headers, body: `${text}\n` })
}
