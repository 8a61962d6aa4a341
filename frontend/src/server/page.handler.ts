import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import { bakePage } from '../page-cache/bake-page.ts'
import { writeCacheStatus } from '../page-cache/cache-status.ts'
import type { PageDraft, PageLifetime } from '../page-cache/cached-page.ts'
import { UnsettledPageError } from '../page-cache/page-cache.ts'
import type { CachedAnswer, PageCache } from '../page-cache/page-cache.ts'
import { buildPageKey } from '../page-cache/page-key.ts'
import type { PageTarget, PageVariant } from '../page-cache/page-key.ts'
import { OverloadedError } from '../page-cache/render-gate.ts'
import type { PageRenderer, RenderedPage } from '../rendering/render-page.tsx'
import { forwardedFor } from './forwarded-for.ts'
import { ownLifetime, writeCacheHeaders } from './cache-policy.table.ts'
import { matchesEntityTag } from './entity-tag.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export interface PageHandlerParts {
  renderer: PageRenderer
  /** Null renders every page anew, as the development server does. */
  pages: PageCache | null
}

const FULL_HOUSE = askBack('Troppi lettori in questo momento. La pagina arriva fra qualche secondo: riprova.')
const IN_FLUX = askBack('La pagina sta cambiando. Arriva fra qualche secondo: riprova.')

/** A fault of ours kept a page from being made: an older one is served where there is one, else this is sent. */
class FailedPage extends Error {
  override name = 'FailedPage'
  readonly draft: PageDraft

  constructor(draft: PageDraft) {
    super(`the page answers ${draft.status}`)
    this.draft = draft
  }
}

/** Answers a page from the page cache, synchronously where it is there. */
export function createPageHandler({ renderer, pages }: PageHandlerParts) {
  const render = (target: PageTarget, variant: PageVariant, askedBy: string): Promise<RenderedPage> =>
    renderer.renderPage({ ...target, isBot: variant === 'robot', askedBy })

  /** A render that is kept with its page; it holds no request. */
  const renderLater = (target: PageTarget, variant: PageVariant, askedBy: string) => async () => {
    const page = await render(target, variant, askedBy)
    if (page.kind === 'unavailable') throw new FailedPage(writeDraft(page))
    return writeDraft(page)
  }

  /** Past the cache. */
  const pass = async (target: PageTarget, variant: PageVariant, askedBy: string): Promise<CachedAnswer> => {
    const draft = writeDraft(await render(target, variant, askedBy))
    return { page: await bakePage(draft, Date.now()), outcome: 'bypass' }
  }

  const read = (
    target: PageTarget,
    variant: PageVariant,
    request: IncomingMessage,
  ): CachedAnswer | Promise<CachedAnswer> => {
    const key = pages && buildPageKey(target, variant)
    if (!pages || !key) return pass(target, variant, forwardedFor(request))
    return pages.find(key) ?? pages.read(key, renderLater(target, variant, forwardedFor(request)))
  }

  /** Robots share the pages of people; only where a page fails they get the bare message (specification §2). */
  const readFor = (request: IncomingMessage, target: PageTarget): CachedAnswer | Promise<CachedAnswer> => {
    const answer = read(target, 'person', request)
    const isForRobot = (status: number) => status >= 400 && isbot(request.headers['user-agent'] ?? '')
    if (!(answer instanceof Promise)) return isForRobot(answer.page.status) ? read(target, 'robot', request) : answer
    return answer.then(
      (found) => (isForRobot(found.page.status) ? read(target, 'robot', request) : found),
      (error: unknown) => (isForRobot(503) ? read(target, 'robot', request) : Promise.reject(error)),
    )
  }

  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): void | Promise<void> => {
    const answer = readFor(request, target)
    if (!(answer instanceof Promise)) return sendPage(request, response, answer)
    return answer
      .then((found) => sendPage(request, response, found))
      .catch((error: unknown) => fail(error, request, response))
  }
}

async function fail(error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const draft = draftOf(error)
  if (!draft) throw error
  sendPage(request, response, { page: await bakePage(draft, Date.now()), outcome: 'miss' })
}

function draftOf(error: unknown): PageDraft | null {
  if (error instanceof FailedPage) return error.draft
  if (error instanceof OverloadedError) return FULL_HOUSE
  return error instanceof UnsettledPageError ? IN_FLUX : null
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

/** What is sent where no page can be rendered at this moment. */
function askBack(text: string): PageDraft {
  return {
    status: 503,
    text: `${text}\n`,
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
}

function writeDraft(page: RenderedPage): PageDraft {
  return {
    status: page.status,
    text: page.body,
    tags: page.tags,
    lifetime: endAt(page.validUntil, ownLifetime(page.kind)),
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

/** What is true only until a moment is neither fresh nor shown stale after it; only a fault lets it be seen again. */
function endAt(moment: Date | undefined, lifetime: PageLifetime): PageLifetime {
  if (moment === undefined) return lifetime
  const left = Math.max(0, moment.getTime() - Date.now())
  return { ...lifetime, freshMs: Math.min(lifetime.freshMs, left), staleMs: Math.min(lifetime.staleMs, left) }
}
