import { resolveDocument } from '@liberta/addresses/document-address'
import { kindOfPage } from '@liberta/addresses/list-route-paths'
import type { PageKind } from '@liberta/addresses/list-route-paths'
import { standingBreaking } from '@liberta/contracts/live/standing-breaking'
import { nextMidnightInRome } from '@liberta/italian/rome-time'
import { createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import type { ContentSource } from '../content/content-source.ts'
import { NO_REVISION } from '../content/heard-changes.ts'
import { isOlderRevision } from '@liberta/platform/read-models/revision'
import { chooseShareWords } from '../page-definition/head/describe-drawn.ts'
import { describeProblem } from '../page-definition/head/page-head.ts'
import type { ShareWords } from '../page-definition/head/share-words.ts'
import { FrameContext } from '../page-definition/frame-context.ts'
import type { FrameFacts, SiteAssets, SiteSettings } from '../settings/site-facts.ts'
import type { FoundPage, PersonalPage } from '../page-definition/page-definition.tsx'
import { requestFacts } from '../page-definition/request-facts.ts'
import type { RequestFacts } from '../page-definition/request-facts.ts'
import { createPageHandlers, problemOf, REFUSED, REFUSED_PATH } from './routes.tsx'
import type { ContentKind } from '../http/cache-policy.table.ts'
import type { RedirectSource } from '../content/redirects/active-redirects.ts'
import type { FrameSource } from './frame-source.ts'
import { kindOfProblem, renderDocument } from './render-document.ts'
import type { DocumentKind } from './render-document.ts'
import { writeLitePage, writeWholePage } from './write-page.tsx'

/** What a page is rendered from: nothing of a socket, a cookie or a header but what stands here. */
export interface PageRequest {
  /** As it stands on the wire, without the query. */
  path: string
  /** As it stands on the wire, without the question mark; most pages take nothing from it. */
  query?: string
  /** A bot gets the message of an error as plain text (requirements 2.117, error page). */
  isBot: boolean
  /** Who is answered, as `X-Forwarded-For` says it: what the page is made of never hangs on it, only how much may be asked. */
  clientAddress?: string
  /** Whether a declared robot waits for it: how much may be asked of the API hangs on it; who asks too much gets bare words. */
  isFromRobot?: boolean
  /** What one reader gets in place of the address's own page; the answer is for nobody else and not to be kept. */
  own?: PersonalPage
}

export interface RenderedPage {
  status: number
  kind: ContentKind
  /** Which kind of page was asked for, as its route is called; for logs. Null where the way leads elsewhere. */
  pageKind: PageKind | typeof REFUSED | DocumentKind | null
  /** HTML, what a feed or a sitemap is written in, or plain text for a bot's error, in UTF-8; empty for a redirect. */
  body: Buffer
  contentType: string
  /** What the page is made of: a change of one of them makes it stale. */
  tags: string[]
  /** What stands around it, by the names of the read models: their withdrawal removes the page, no other change of them concerns it. */
  around?: readonly string[]
  /** The read models that were read for it and for what stands around it on every page, by name, each with its revision. */
  madeOf: ReadonlyMap<string, string>
  /** Something that belongs in it could not be had now, and was left out. */
  isPartial?: true
  /** It is the lite version of its page: nothing is loaded for it that it does not name. */
  isLite?: true
  location?: string
  /** The moment from which the page is no longer true: midnight, for what is on today. */
  validUntil?: Date
  /** The midnight after which the date on it, and each «Ieri», are of the day before: from then on it is not shown stale. */
  dayEndsAt?: Date
  retryAfterSeconds?: number
  /** What may be drawn of the page as its share picture, its own words first; most have one at most. */
  drawn?: readonly ShareWords[]
  /** What was thrown that no loader meant to throw; for the log. */
  fault?: unknown
}

export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>
}

export interface RendererParts {
  source: ContentSource
  frame: FrameSource
  /** The rules of what moved; none where there are none. */
  redirects?: RedirectSource
  settings: SiteSettings
  assets: SiteAssets
  now?: () => Date
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const TOO_MANY_REQUESTS = 429

/** Makes the one function that turns a request's facts into a page. */
export function createPageRenderer(parts: RendererParts): PageRenderer {
  const handlers = createPageHandlers(parts.settings.grammar)
  return {
    async renderPage({ path, query = '', isBot, clientAddress, isFromRobot, own }) {
      const moved = parts.redirects?.find(path) ?? null
      if (moved !== null) return redirectTo(moved.to, moved.status)
      const { settings } = parts
      const document = resolveDocument(settings.grammar, path, query)
      if (document?.type === 'redirect') return redirectTo(document.path, document.status)
      const madeOf = new Map<string, string>()
      const omission: { isPartial?: true } = {}
      const source = watchSource(
        parts.source.forPage({ clientAddress, isFromRobot, madeOf }),
        () => (omission.isPartial = true),
      )
      if (document !== null) {
        const { tags, ...written } = await renderDocument(document, { path, source, settings, now: nowOf(parts) })
        const hangsOn = written.status === 200 ? tags : madeOf.keys()
        return { ...written, pageKind: document.type, tags: [...new Set(hangsOn)], madeOf, ...omission }
      }
      const resolved = settings.grammar.resolve(path, query)
      if (resolved.type === 'redirect') return redirectTo(resolved.path, resolved.status)
      const frame = await readFrame(parts)
      if (frame.facts.isPartial) omission.isPartial = true
      const kind = resolved.type === 'page' ? kindOfPage(resolved.address) : REFUSED
      const handler = handlers.get(kind)
      if (handler === undefined) throw new Error(`there is no route for pages of the kind ${kind}`)
      const isLite = resolved.type === 'page' && resolved.isLite === true && own === undefined
      const context = await load(handler, { path, resolved, isLite, source, own }, frame)
      const hangsOn = [...madeOf.keys()]
      if (context instanceof Response) {
        const to = context.headers.get('location') ?? '/'
        const way = redirectTo((isLite ? settings.grammar.spellLite(to) : null) ?? to, context.status)
        return { ...way, pageKind: kind, tags: hangsOn, madeOf }
      }
      if (context.errors === null) {
        const page = writePage(handler, context, frame, isLite)
        const whole = addFrame(madeOf, frame.facts.madeOf)
        const tags = [...new Set([...page.tags, ...frame.facts.madeOf.keys()])]
        return { ...page, tags, around: frame.facts.around, pageKind: kind, madeOf: whole, ...omission }
      }
      // Who is refused may be many a second, so that a page for people is not drawn to be thrown away.
      const isBare = isBot || (isFromRobot === true && problemFacts(context).status === TOO_MANY_REQUESTS)
      const page = isBare ? writeBotError(context) : writePage(handler, context, frame, isLite)
      const framed = isBare
        ? {}
        : { around: frame.facts.around, ...(frame.facts.isPartial && { isPartial: true as const }) }
      return { ...page, tags: hangsOn, ...framed, pageKind: kind, madeOf }
    },
  }

  function load(handler: StaticHandler, request: RenderRequest, { facts, frame }: Frame) {
    const requestContext = new RouterContextProvider()
    const { settings } = parts
    const { path, resolved } = request
    requestContext.set(requestFacts, { ...request, settings, now: frame.now, instead: facts.instead })
    const address = new URL(resolved.type === 'refused' ? REFUSED_PATH : path, 'http://page.invalid')
    return handler.query(new Request(address), { requestContext })
  }

  function writePage(
    handler: StaticHandler,
    context: StaticHandlerContext,
    { frame }: Frame,
    isLite: boolean,
  ): WrittenPage {
    const outcome = outcomeOf(context)
    const head = outcome.found === null ? describeProblem(outcome.page.status) : outcome.found.describe(parts.settings)
    const words = chooseShareWords(head)
    const drawn = [...(words === null ? [] : [words]), ...(head.samples ?? [])]
    const router = createStaticRouter(handler.dataRoutes, context)
    const content = (
      <FrameContext value={frame}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </FrameContext>
    )
    const body = isLite ? writeLitePage(head, content, parts) : writeWholePage(head, content, parts, outcome.page.kind)
    const until = frame.breaking?.until
    const validUntil = earlier(outcome.page.validUntil, until === undefined ? undefined : new Date(until))
    return {
      ...outcome.page,
      body,
      contentType: HTML,
      drawn,
      dayEndsAt: nextMidnightInRome(frame.now),
      ...(validUntil && { validUntil }),
      ...(isLite && { isLite }),
    }
  }
}

type RenderRequest = Pick<RequestFacts, 'path' | 'resolved' | 'isLite' | 'source' | 'own'>

interface Frame {
  facts: Awaited<ReturnType<FrameSource['read']>>
  frame: FrameFacts
}

function nowOf({ now = () => new Date() }: RendererParts): Date {
  return now()
}

async function readFrame(parts: RendererParts): Promise<Frame> {
  const { frame, settings, assets } = parts
  const now = nowOf(parts)
  const facts = await frame.read()
  const { site, weather, mostRead, episodes, updatedAt } = facts
  const breaking = standingBreaking(facts, now)
  return {
    facts,
    frame: { site, weather, mostRead, episodes, breaking, settings, assets, now, updatedAt: updatedAt ?? now },
  }
}

/**
 * What a page and the frame around it are made of. Of a model that both have read, the older revision: a change after that one is
 * not in all of the page.
 */
function addFrame(page: ReadonlyMap<string, string>, frame: ReadonlyMap<string, string>): Map<string, string> {
  const whole = new Map(page)
  for (const [name, revision] of frame) {
    const own = page.get(name)
    if (own === undefined || (own !== NO_REVISION && isOlderRevision(revision, own))) whole.set(name, revision)
  }
  return whole
}

/** A page is true until the first of the moments at which a part of it is no longer. */
function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)
}

/** The same source; tells of each answer that cannot be had now. */
function watchSource(source: ContentSource, onUnavailable: () => void): ContentSource {
  return {
    read: async (...call) => {
      const answer = await source.read(...call)
      if (answer.state === 'unavailable') onUnavailable()
      return answer
    },
    forPage: (page) => source.forPage(page),
  }
}

/** What moved for good may be kept; a way that is open only at this moment may not. */
export function redirectTo(location: string, status: number): RenderedPage {
  const kind = status === 301 ? 'redirect' : 'passing'
  return {
    status,
    kind,
    body: Buffer.alloc(0),
    contentType: TEXT,
    tags: [],
    pageKind: null,
    madeOf: new Map(),
    location,
  }
}

type WrittenPage = Omit<RenderedPage, 'madeOf' | 'pageKind'>
type PageFacts = Omit<WrittenPage, 'body' | 'contentType'>

function outcomeOf(context: StaticHandlerContext): { found: FoundPage | null; page: PageFacts } {
  if (context.errors !== null) return { found: null, page: problemFacts(context) }
  const leaf = context.matches.at(-1)?.route.id ?? ''
  const found = context.loaderData[leaf] as FoundPage
  const { cache, tags, validUntil, status = 200 } = found
  return { found, page: { status, kind: cache, tags: [...new Set(tags)], ...(validUntil && { validUntil }) } }
}

function problemFacts(context: StaticHandlerContext): PageFacts {
  const thrown: unknown = Object.values(context.errors ?? {})[0]
  const { status, retryAfterSeconds } = problemOf(thrown)
  return {
    status,
    kind: kindOfProblem(status),
    tags: [],
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(status === 500 ? { fault: thrown } : {}),
  }
}

/** Bots get the same status and the message as plain text. */
function writeBotError(context: StaticHandlerContext): WrittenPage {
  const thrown: unknown = Object.values(context.errors ?? {})[0]
  return { ...problemFacts(context), body: Buffer.from(`${problemOf(thrown).message}\n`), contentType: TEXT }
}
