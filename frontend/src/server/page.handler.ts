import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import type { PageRenderer, RenderedPage } from '../rendering/render-page.tsx'
import { writeCacheHeaders } from './cache-policy.table.ts'
import { encodeBody } from './encode-body.ts'
import { makeEntityTag, matchesEntityTag } from './entity-tag.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { sendAnswer } from './send-answer.ts'

/** Below this size a body is sent as it is; bytes. */
const WORTH_ENCODING = 600

export interface PageHandlerParts {
  renderer: PageRenderer
  logger: Logger
  /** Lets the development server add its own to the HTML. */
  transformHtml?: (path: string, html: string) => Promise<string>
}

/** Answers a page: rendered, encoded, validated against If-None-Match. */
export function createPageHandler({ renderer, logger, transformHtml }: PageHandlerParts) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const page = await renderer.renderPage({ path, isBot: isbot(request.headers['user-agent'] ?? '') })
    if (page.fault !== undefined) logger.error({ err: page.fault, path }, 'a page failed')
    const html = transformHtml && page.contentType.startsWith('text/html')
    const body = Buffer.from(html ? await transformHtml(path, page.body) : page.body)
    const tag = makeEntityTag(body)
    const headers = describeAnswer(page, tag)
    if (page.status === 200 && matchesEntityTag(request.headers['if-none-match'], tag)) {
      return sendAnswer(request, response, { status: 304, headers, body: '' })
    }
    const encoding = body.length < WORTH_ENCODING ? 'identity' : negotiateEncoding(request.headers['accept-encoding'])
    const encoded = await encodeBody(body, encoding)
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    sendAnswer(request, response, { status: page.status, headers: { ...headers, ...encodingHeader }, body: encoded })
  }
}

function describeAnswer(page: RenderedPage, tag: string): OutgoingHttpHeaders {
  return {
    'content-type': page.contentType,
    ...writeCacheHeaders(page.kind),
    vary: 'accept-encoding',
    ...(page.status === 200 ? { etag: tag } : {}),
    ...(page.tags.length > 0 ? { 'surrogate-key': page.tags.join(' ') } : {}),
    ...(page.location === undefined ? {} : { location: page.location }),
    ...(page.status === 503 ? { 'retry-after': String(page.retryAfterSeconds ?? 5) } : {}),
  }
}
