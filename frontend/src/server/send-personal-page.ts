import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { RenderedPage } from '../rendering/render-page.tsx'
import { encodeBody, negotiateEncoding } from '../http/content-encoding.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import { sendAnswer } from '../http/send-answer.ts'

/** Of every answer that is one reader's alone. */
export const OWN_HEADERS = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' } as const

/** Who gets a page of their own, and what it may load. */
export interface PersonalAnswer {
  request: IncomingMessage
  response: ServerResponse
  policy: PagePolicy
}

/** Sends a page that was rendered for one reader: compressed, never kept by anybody. */
export async function sendPersonalPage(
  { request, response, policy }: PersonalAnswer,
  page: RenderedPage,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const body = page.body === '' ? Buffer.alloc(0) : await encodeBody(Buffer.from(page.body), encoding)
  sendAnswer(request, response, {
    status: page.status,
    headers: {
      'content-type': page.contentType,
      vary: 'accept-encoding',
      ...(encoding === 'identity' || body.length === 0 ? {} : { 'content-encoding': encoding }),
      ...(page.location === undefined ? {} : { location: page.location }),
      ...(page.status === 503 ? { 'retry-after': String(page.retryAfterSeconds ?? 5) } : {}),
      ...policy.headers,
      ...headers,
      ...OWN_HEADERS,
    },
    body,
  })
}

/** Leads the browser to another page by GET (RFC 9110 §15.4.4). */
export function seeOther(
  request: IncomingMessage,
  response: ServerResponse,
  location: string,
  cookies: readonly string[] = [],
): void {
  const headers = { location, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }), ...OWN_HEADERS }
  sendAnswer(request, response, { status: 303, headers, body: '' })
}
