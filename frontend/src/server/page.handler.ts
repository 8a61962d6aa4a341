import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameRoute, writeRequestId } from '@liberta/http/request-context'
import { createTally } from '@liberta/platform/metrics/create-metric'
import { precompressPage } from '../page-cache/precompress-page.ts'
import { writeCacheStatus } from '../page-cache/cache-status.ts'
import type { PageDraft, PageEncoding } from '../page-cache/cached-page.ts'
import { encodeOnce } from '../page-cache/other-encodings.ts'
import { UnsettledPageError } from '../page-cache/page-maker.ts'
import { CACHE_OUTCOMES } from '../page-cache/cached-page.ts'
import type { Asker, Render } from '../page-cache/kept-pages.ts'
import type { CachedAnswer, PageCache } from '../page-cache/page-cache.ts'
import { buildPageKey, findOrigin, isRefusedKey } from '../page-cache/page-key.ts'
import type { PageTarget, PageVariant } from '../page-cache/page-key.ts'
import { OverloadedError } from '../page-cache/render-limiter.ts'
import type { PackedRenderer } from '../rendering/packed-renderer.ts'
import { RenderThreadError } from '../rendering/render-threads.ts'
import { ownLifetime, writeFrontExpiry } from '../http/cache-policy.table.ts'
import { forwardedFor } from '../http/believe-proxies.ts'
import { matchesEntityTag } from '@liberta/http/entity-tag'
import { negotiateEncoding } from '../http/content-encoding.ts'
import type { Encoding } from '../http/content-encoding.ts'
import type { PurgeableFront } from '../http/cache-policy.table.ts'
import type { PagePolicy } from '../http/security-headers.ts'
import { isRobot } from './robots.ts'
import { createPageRender, FailedPage } from './render-page-later.ts'
import { askBack, writeBareDraft, writeDraft } from './write-draft.ts'

export interface PageHandlerParts {
  packed: PackedRenderer
  grammar: AddressGrammar
  /** Null renders every page anew, as the development server does. */
  pages: PageCache | null
  policy: PagePolicy
  /** The cache in front that is purged; none unless it is said. */
  front?: PurgeableFront | undefined
  /** Since when the site hears of no changes: then it cannot say of a page that it is fresh. */
  deafSince?: (() => number | null) | undefined
}

const OVERLOADED = 'Troppi lettori in questo momento. La pagina arriva fra qualche secondo: riprova.'
const NOT_READY = 'La pagina non è ancora pronta. Arriva fra qualche secondo: riprova.'
const TOO_MANY_REQUESTS = 429
const CHANGING = 'La pagina sta cambiando. Arriva fra qualche secondo: riprova.'

/** How answers came about, counted in plain numbers: a page from memory has no time for more. */
const outcomes = createTally('page_requests_total', 'outcome', CACHE_OUTCOMES)

/** Who waits for an answer: an address as believed proxies say, and whether it is a robot's. */
export function askerOf(request: IncomingMessage): Asker {
  return { clientAddress: forwardedFor(request), isRobot: isRobot(request.headers['user-agent'] ?? '') }
}

/** What has moved is led on as the rules say at that moment: under the key of what is refused no redirect is kept. */
function keepNoRedirect(render: Render): Render {
  return async (asker) => {
    const draft = await render(asker)
    return draft.status < 300 || draft.status >= 400 ? draft : { ...draft, lifetime: ownLifetime('passing') }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof FailedPage && error.draft.status === TOO_MANY_REQUESTS
}

/** Answers a page from the page cache, synchronously where it is there. */
export function createPageHandler({ packed, pages, grammar, policy, front, deafSince = () => null }: PageHandlerParts) {
  const { render, later: renderLater } = createPageRender({ packed, policy, front })

  /** Past the cache, and among the renders that are bounded. */
  const pass = async (target: PageTarget, variant: PageVariant, request: IncomingMessage): Promise<CachedAnswer> => {
    const asking = { variant, asker: askerOf(request), encoding: encodingFor(request) }
    const make = () => render(target, asking)
    const draft = writeDraft(await (pages === null ? make() : pages.pass(make)), policy)
    return { page: precompressPage(draft, Date.now()), outcome: 'bypass' }
  }

  const read = (
    target: PageTarget,
    variant: PageVariant,
    request: IncomingMessage,
  ): CachedAnswer | Promise<CachedAnswer> => {
    const key = pages && buildPageKey(grammar, target, variant)
    if (!pages || !key) return pass(target, variant, request)
    const kept = pages.find(key)
    if (kept !== null) return kept
    const asker = askerOf(request)
    const wanted = { origin: findOrigin(grammar, target), asker }
    const later = renderLater(target, variant)
    const rendering = isRefusedKey(key) ? keepNoRedirect(later) : later
    const answer = pages.read(key, rendering, wanted)
    if (asker.isRobot || !(answer instanceof Promise)) return answer
    // Who came while a robot waited for the page, and shared its refusal, asks once for itself.
    return answer.catch((error: unknown) =>
      isRefusal(error) ? pages.read(key, rendering, wanted) : Promise.reject(error),
    )
  }

  /** Robots share the pages of people; only where a page fails they get the bare message (requirements 2.117). */
  const readFor = (request: IncomingMessage, target: PageTarget): CachedAnswer | Promise<CachedAnswer> => {
    const answer = read(target, 'person', request)
    const isForRobot = (status: number) => status >= 400 && isRobot(request.headers['user-agent'] ?? '')
    const choose = (found: CachedAnswer) => (isForRobot(found.page.status) ? read(target, 'robot', request) : found)
    return answer instanceof Promise ? answer.then(choose) : choose(answer)
  }

  const encode = pages === null ? encodeOnce : (...parts: Parameters<typeof encodeOnce>) => pages.encode(...parts)

  /** A stale page is kept in front for a second, as ever; so is every page while the site hears of no changes. */
  const lastingOf = ({ page }: CachedAnswer): readonly string[] =>
    page.lastingHead.length > 0 && Date.now() < page.freshUntil && deafSince() === null ? page.lastingHead : []

  const send = (request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void | Promise<void> => {
    outcomes[answer.outcome] += 1
    nameRoute(answer.page.route)
    if (isUnchanged(request, answer)) return sendUnchanged(request, response, answer, lastingOf(answer))
    const encoding = encode(answer.page, encodingFor(request))
    if (!(encoding instanceof Promise))
      return sendEncoding(request, response, answer, { ...encoding, lasting: lastingOf(answer) })
    return encoding.then((made) => sendEncoding(request, response, answer, { ...made, lasting: lastingOf(answer) }))
  }

  return (request: IncomingMessage, response: ServerResponse, target: PageTarget): void | Promise<void> => {
    const answer = readFor(request, target)
    if (!(answer instanceof Promise)) return send(request, response, answer)
    return answer
      .catch((error: unknown) => answerFailure(error, isRobot(request.headers['user-agent'] ?? '')))
      .then((found) => send(request, response, found))
  }
}

/** What is sent where there is no page; throws what is no failure that readers are told of. */
async function answerFailure(error: unknown, isForRobot: boolean): Promise<CachedAnswer> {
  const draft = await draftOf(error, isForRobot)
  if (!draft) throw error
  return { page: precompressPage(draft, Date.now()), outcome: 'miss' }
}

async function draftOf(error: unknown, isForRobot: boolean): Promise<PageDraft | null> {
  // It was waited for once: a robot's own rendering of it would fail after as long again.
  if (error instanceof FailedPage) return isForRobot ? writeBareDraft(error.draft) : error.draft
  if (error instanceof OverloadedError) return askBack(OVERLOADED)
  if (error instanceof RenderThreadError) return askBack(NOT_READY)
  return error instanceof UnsettledPageError ? askBack(CHANGING) : null
}

function encodingFor(request: IncomingMessage): Encoding {
  return negotiateEncoding(request.headers['accept-encoding'])
}

function isUnchanged(request: IncomingMessage, { page }: CachedAnswer): boolean {
  return page.status === 200 && matchesEntityTag(request.headers['if-none-match'], page.etag)
}

function sendUnchanged(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  lasting: readonly string[],
): void {
  response.writeHead(304, [...answer.page.unchangedHead, ...statusOf(request, answer, lasting)])
  response.end()
}

function sendEncoding(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  { head, body, lasting }: PageEncoding & { lasting: readonly string[] },
): void {
  response.writeHead(answer.page.status, [...head, ...statusOf(request, answer, lasting)])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What an answer says beside its page's own headers: names and values in turn. nginx is told one expiry, the lasting one first. */
function statusOf({ headers }: IncomingMessage, answer: CachedAnswer, lasting: readonly string[]): string[] {
  const { cacheControl } = answer.page
  const brief = lasting.includes('x-accel-expires') ? [] : writeFrontExpiry(cacheControl, headers)
  return ['cache-status', writeCacheStatus(answer, Date.now()), ...lasting, ...brief, ...writeRequestId()]
}
