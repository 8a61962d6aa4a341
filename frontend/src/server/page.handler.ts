import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { bakePage } from '../page-cache/bake-page.ts'
import { writeCacheStatus } from '../page-cache/cache-status.ts'
import type { PageDraft } from '../page-cache/cached-page.ts'
import type { CachedAnswer, PageCache } from '../page-cache/page-cache.ts'
import { buildPageKey } from '../page-cache/page-key.ts'
import type { PageVariant } from '../page-cache/page-key.ts'
import { OverloadedError } from '../page-cache/render-gate.ts'
import type { PageRenderer, RenderedPage } from '../rendering/render-page.tsx'
import { ownLifetime, writeCacheHeaders } from './cache-policy.table.ts'
import { matchesEntityTag } from './entity-tag.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export interface PageHandlerParts {
  renderer: PageRenderer
  /** Null renders every page anew, as the development server does. */
  pages: PageCache | null
  logger: Logger
  /** Lets the development server add its own to the HTML. */
  transformHtml?: (path: string, html: string) => Promise<string>
}

/** A page that could not be made for a fault of ours: it is sent, and never remembered. */
class FailedPage extends Error {
  override name = 'FailedPage'
  readonly draft: PageDraft

  constructor(draft: PageDraft) {
    super(`the page answers ${draft.status}`)
    this.draft = draft
  }
}

const FULL_HOUSE: PageDraft = {
  status: 503,
  text: 'Troppi lettori in questo momento. La pagina arriva fra qualche secondo: riprova.\n',
  headers: {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-language': 'it',
    'retry-after': '3',
    ...writeCacheHeaders('unavailable'),
  },
  tags: [],
  lifetime: ownLifetime('unavailable'),
}

/** Answers a page from the page cache, synchronously where it is there. */
export function createPageHandler({ renderer, pages, logger, transformHtml }: PageHandlerParts) {
  const render = async (path: string, variant: PageVariant): Promise<PageDraft> => {
    const page = await renderer.renderPage({ path, isBot: variant === 'robot' })
    if (page.fault !== undefined) logger.error({ err: page.fault, path }, 'a page failed')
    const isHtml = page.contentType.startsWith('text/html')
    const draft = writeDraft(page, transformHtml && isHtml ? await transformHtml(path, page.body) : page.body)
    if (page.kind === 'unavailable') throw new FailedPage(draft)
    return draft
  }

  const read = (path: string, variant: PageVariant): CachedAnswer | Promise<CachedAnswer> =>
    pages
      ? pages.read(buildPageKey(path, variant), () => render(path, variant))
      : render(path, variant).then(async (draft) => ({ page: await bakePage(draft, Date.now()), outcome: 'miss' }))

  /** Robots share the pages of people; only where a page fails they get the bare message (specification §2). */
  const readFor = (request: IncomingMessage, path: string): CachedAnswer | Promise<CachedAnswer> => {
    const answer = read(path, 'person')
    const isForRobot = (status: number) => status >= 400 && isbot(request.headers['user-agent'] ?? '')
    if (!(answer instanceof Promise)) return isForRobot(answer.page.status) ? read(path, 'robot') : answer
    return answer.then(
      (found) => (isForRobot(found.page.status) ? read(path, 'robot') : found),
      (error: unknown) => (isForRobot(503) ? read(path, 'robot') : Promise.reject(error)),
    )
  }

  return (request: IncomingMessage, response: ServerResponse, path: string): void | Promise<void> => {
    const answer = readFor(request, path)
    if (!(answer instanceof Promise)) return sendPage(request, response, answer)
    return answer
      .then((found) => sendPage(request, response, found))
      .catch((error: unknown) => fail(error, request, response))
  }
}

async function fail(error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const draft = error instanceof FailedPage ? error.draft : error instanceof OverloadedError ? FULL_HOUSE : null
  if (!draft) throw error
  sendPage(request, response, { page: await bakePage(draft, Date.now()), outcome: 'miss' })
}

function sendPage(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
  const { page } = answer
  const status = ['cache-status', writeCacheStatus(answer, Date.now())]
  if (page.status === 200 && matchesEntityTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.unchangedHead, ...status])
    response.end()
    return
  }
  const { head, body } = page.encodings[negotiateEncoding(request.headers['accept-encoding'])]
  response.writeHead(page.status, [...head, ...status])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function writeDraft(page: RenderedPage, text: string): PageDraft {
  return {
    status: page.status,
    text,
    tags: page.tags,
    lifetime: ownLifetime(page.kind),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': page.contentType,
      ...writeCacheHeaders(page.kind),
      ...(page.tags.length > 0 ? { 'surrogate-key': page.tags.join(' ') } : {}),
      ...(page.location === undefined ? {} : { location: page.location }),
      ...(page.status === 503 ? { 'retry-after': String(page.retryAfterSeconds ?? 5) } : {}),
    },
  }
}
