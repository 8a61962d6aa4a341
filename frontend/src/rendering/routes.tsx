import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import {
  createStaticHandler,
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { leaveCatchAll } from '@liberta/addresses/site-address'
import { kindOfPage } from '@liberta/addresses/list-route-paths'
import type { PageKind } from '@liberta/addresses/list-route-paths'
import type { LoaderFunctionArgs, RouteObject, StaticHandler } from 'react-router'
import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import { ReaderContext, useFrame, useGrammar } from '../page-definition/frame-context.ts'
import { nameAdSection } from '../components/ads/ad-section.ts'
import { AdSectionContext } from '../components/ads/AdSlot.tsx'
import { LiteFrame } from '../components/layout/LiteFrame.tsx'
import { PageFrame } from '../components/layout/PageFrame.tsx'
import { readProblem, throwProblem } from '../page-definition/load-answer.ts'
import type { PageProblem, ThrownProblem } from '../page-definition/load-answer.ts'
import type { FoundPage } from '../page-definition/page-definition.tsx'
import { isInterrupted } from './interrupted-pages.table.ts'
import { findPage, handleOf } from './pages.table.ts'
import { requestFacts } from '../page-definition/request-facts.ts'

/** Where a path that fits no grammar is answered; no address of the site has this form. */
export const REFUSED_PATH = '/.refused'

/** The route of what is no address of the site. */
export const REFUSED = 'refused'

const FRAME_ID = 'frame'

/**
 * Pages that load themselves anew when they are left alone, by their kind, so that they may have another address: after so many
 * milliseconds (requirements 4.29 and 4.30). `browser/enhancers/reload-page.ts` does it.
 */
const RELOAD_AFTER_MS: ReadonlyMap<PageKind | null, number> = new Map([
  ['home', 180_000],
  ['teleliberta', 300_000],
])

/** Loads what the address asks for: its parts come from the grammar, which reads more than a router's pattern does. */
async function loadContent({ context }: LoaderFunctionArgs): Promise<FoundPage> {
  const { path, resolved, source, settings, now, own } = context.get(requestFacts)
  if (resolved.type === 'refused') return throwProblem({ status: resolved.status, message: resolved.message })
  const known = { path, source, settings, now }
  return own === undefined ? findPage(resolved.address, known) : own(known)
}

function loadFrame({ context }: LoaderFunctionArgs): FrameData {
  const { path, resolved, isLite, settings, instead, own } = context.get(requestFacts)
  if (resolved.type !== 'page') {
    return { path, place: path, address: null, full: null, lite: null, kind: null, interrupted: false, instead }
  }
  const { address, canonical } = resolved
  const named = leaveCatchAll(address)
  return {
    path,
    place: named === address ? path : settings.grammar.build(named),
    address: canonical,
    full: isLite ? settings.grammar.build(address) : null,
    lite: own === undefined ? settings.grammar.spellLite(canonical) : null,
    kind: kindOfPage(address),
    interrupted: own === undefined && isInterrupted(address),
    instead,
  }
}

interface FrameData {
  path: string
  /** Address of the section or of the story that stands at a path of the catch-all; of any other page its path. */
  place: string
  address: string | null
  /** Of a lite version, the address of the full one. */
  full: string | null
  /** The address of the lite version; null where there is none. */
  lite: string | null
  kind: PageKind | null
  /** Whether the full-page advertisement may stand over the page, if there is one. */
  interrupted: boolean
  instead: StoryTeaser | null
}

function Frame() {
  const { path, place, full, lite, kind, interrupted } = useLoaderData<FrameData>()
  const found = useFound()
  const grammar = useGrammar()
  const { breaking } = useFrame()
  const above = found?.showAbove?.() ?? null
  const topic = breaking === null ? null : (found?.showTopic?.() ?? null)
  if (full !== null) {
    return (
      // Nothing is sold in a lite version.
      <AdSectionContext value={null}>
        <LiteFrame full={full} isHome={path === '/'} quiet={found?.quiet === true}>
          {above}
          <Outlet />
        </LiteFrame>
      </AdSectionContext>
    )
  }
  return (
    <ReaderContext value={found?.reader ?? null}>
      <AdSectionContext value={found?.quiet === true ? null : nameAdSection(grammar, path)}>
        <PageFrame
          path={path}
          place={place}
          quiet={found?.quiet === true}
          advertised={isAdvertised(found)}
          reloadAfterMs={found && RELOAD_AFTER_MS.get(kind)}
          interrupted={interrupted && found !== undefined && found.interrupted !== false}
          lite={lite}
          above={topic === null && above}
          topic={topic}
        >
          <Outlet />
        </PageFrame>
      </AdSectionContext>
    </ReaderContext>
  )
}

/**
 * Every page has the shell's ad slot (requirements 2.113), the reader's own pages, too; not so the obituaries, beside which
 * nothing is promoted, nor the error page, which is drawn without it (docs/design.md), nor a page that says why.
 */
function isAdvertised(found: FoundPage | undefined): boolean {
  return found !== undefined && (found.advertised ?? !found.quiet)
}

/** The page within the frame; undefined where there is a problem in its place. */
function useFound(): FoundPage | undefined {
  return useMatches().at(-1)?.loaderData as FoundPage | undefined
}

function Content() {
  return useLoaderData<FoundPage>().show()
}

function Problem() {
  const frame = useRouteLoaderData<FrameData>(FRAME_ID)
  const { path, address, instead } = frame ?? { path: '/', address: null, instead: null }
  return <ErrorPage problem={problemOf(useRouteError())} path={path} address={address} instead={instead} />
}

/** The problem that a loader threw; anything else that was thrown is a fault of ours, whose words stay in the log. */
export function problemOf(thrown: unknown): PageProblem & Pick<ThrownProblem, 'retryAfterSeconds'> {
  const problem = isRouteErrorResponse(thrown) ? readProblem(thrown) : null
  return problem ?? { status: 500, message: 'Internal Server Error' }
}

/** Where each kind of page stands, and what it is before one is found: one route a kind, of the registry of pages. */
export function listPageRoutes(grammar: AddressGrammar): (RouteObject & { id: string })[] {
  return [
    ...grammar.routePaths.map((route) => ({ id: route.kind, path: route.path, handle: handleOf(route) })),
    { id: REFUSED, path: REFUSED_PATH },
  ].map((route) => ({ ...route, loader: loadContent, Component: Content, ErrorBoundary: Problem }))
}

/** The frame around everything, and in it pages, or one problem. */
export function createRoutes(pages: RouteObject[]): RouteObject[] {
  return [{ id: FRAME_ID, loader: loadFrame, Component: Frame, children: pages }]
}

/**
 * A handler for each kind of page. The grammar has told the kind before, which the router alone cannot tell of a section and a story,
 * so that nothing is sought among all routes for a second time.
 */
export function createPageHandlers(grammar: AddressGrammar): ReadonlyMap<string, StaticHandler> {
  return new Map(listPageRoutes(grammar).map((route) => [route.id, createStaticHandler(createRoutes([route]))]))
}
