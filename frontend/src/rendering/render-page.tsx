import { resolvePath } from '@liberta/contracts/addresses/resolve-path'
import type { ResolvedPath } from '@liberta/contracts/addresses/resolve-path'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import type { ContentSource } from '../api-client/api-client.ts'
import { describePage, describeProblem } from '../head/page-head.ts'
import { FrameContext } from '../layout/frame-context.ts'
import type { FrameFacts, SiteAssets, SiteSettings } from '../layout/site-facts.ts'
import type { PageContent } from '../routing/page-content.ts'
import { requestFacts } from '../routing/request-facts.ts'
import { problemOf, REFUSED_PATH, routes } from '../routing/routes.tsx'
import type { ContentKind } from '../server/cache-policy.table.ts'
import type { FrameSource } from './frame-source.ts'
import { PageDocument } from './PageDocument.tsx'

/** What a page is rendered from: nothing of a socket, a cookie or a header but what stands here. */
export interface PageRequest {
  /** As it stands on the wire, without the query. */
  path: string
  /** A bot gets the message of an error as plain text (specification §2, error page). */
  isBot: boolean
}

export interface RenderedPage {
  status: number
  kind: ContentKind
  /** HTML, or plain text for a bot's error; empty for a redirect. */
  body: string
  contentType: 'text/html; charset=utf-8' | 'text/plain; charset=utf-8'
  /** What the page is made of: a change of one of them makes it stale. */
  tags: string[]
  location?: string
  retryAfterSeconds?: number
  /** What was thrown that no loader meant to throw; for the log. */
  fault?: unknown
}

export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>
}

export interface RendererParts {
  source: ContentSource
  frame: FrameSource
  settings: SiteSettings
  assets: SiteAssets
  now?: () => Date
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** Makes the one function that turns a request's facts into a page. */
export function createPageRenderer(parts: RendererParts): PageRenderer {
  const handler = createStaticHandler(routes)
  return {
    async renderPage({ path, isBot }) {
      const resolved = resolvePath(path)
      if (resolved.type === 'redirect') return redirectTo(resolved.path)
      const frame = await readFrame(parts)
      const context = await query(resolved, path, frame.facts.instead)
      if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/')
      return isBot && context.errors !== null ? writeBotError(context) : writePage(context, frame)
    },
  }

  function query(resolved: Exclude<ResolvedPath, { type: 'redirect' }>, path: string, instead: Instead) {
    const requestContext = new RouterContextProvider()
    requestContext.set(requestFacts, { path, resolved, source: parts.source, instead })
    const address = new URL(resolved.type === 'refused' ? REFUSED_PATH : path, 'http://page.invalid')
    return handler.query(new Request(address), { requestContext })
  }

  function writePage(context: StaticHandlerContext, { frame }: Frame): RenderedPage {
    const outcome = outcomeOf(context)
    const head =
      outcome.content === null ? describeProblem(outcome.status) : describePage(outcome.content, parts.settings)
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <PageDocument head={head} assets={parts.assets}>
        <FrameContext value={frame}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FrameContext>
      </PageDocument>,
    )
    return { ...outcome.page, body: `<!doctype html>${html}`, contentType: HTML }
  }
}

type Instead = Awaited<ReturnType<FrameSource['read']>>['instead']

interface Frame {
  facts: Awaited<ReturnType<FrameSource['read']>>
  frame: FrameFacts
}

async function readFrame({ frame, settings, assets, now = () => new Date() }: RendererParts): Promise<Frame> {
  const facts = await frame.read()
  const { site, weather, mostRead, updatedAt } = facts
  return { facts, frame: { site, weather, mostRead, settings, assets, now: now(), updatedAt: updatedAt ?? now() } }
}

function redirectTo(location: string): RenderedPage {
  return { status: 301, kind: 'redirect', body: '', contentType: TEXT, tags: [], location }
}

type PageFacts = Omit<RenderedPage, 'body' | 'contentType'>

function outcomeOf(context: StaticHandlerContext): { status: number; content: PageContent | null; page: PageFacts } {
  if (context.errors !== null) {
    const page = problemFacts(context)
    return { status: page.status, content: null, page }
  }
  const leaf = context.matches.at(-1)?.route.id ?? ''
  const content = context.loaderData[leaf] as PageContent
  return { status: 200, content, page: { status: 200, kind: content.kind, tags: [...new Set(content.tags)] } }
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

function kindOfProblem(status: number): ContentKind {
  if (status === 404) return 'notFound'
  return status === 410 ? 'withdrawn' : 'unavailable'
}

/** Bots get the same status and the message as plain text. */
function writeBotError(context: StaticHandlerContext): RenderedPage {
  const thrown: unknown = Object.values(context.errors ?? {})[0]
  return { ...problemFacts(context), body: `${problemOf(thrown).message}\n`, contentType: TEXT }
}
