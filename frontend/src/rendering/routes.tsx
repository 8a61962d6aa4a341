import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ErrorPage } from '../pages/error/ErrorPage.tsx'
import { ReaderContext } from '../page-definition/frame-context.ts'
import { PageFrame } from '../components/layout/PageFrame.tsx'
import { throwProblem } from '../page-definition/load-answer.ts'
import type { PageProblem, ThrownProblem } from '../page-definition/load-answer.ts'
import type { FoundPage } from '../page-definition/page-definition.tsx'
import { findPage } from './pages.table.ts'
import { requestFacts } from '../page-definition/request-facts.ts'

/** Where a path that fits no grammar is answered; no address of the site has this form. */
export const REFUSED_PATH = '/.refused'

const FRAME_ID = 'frame'
const CONTENT_ID = 'content'

/** One loader for all families: the grammar of addresses, not the router's, says what a path asks for. */
async function loadContent({ context }: LoaderFunctionArgs): Promise<FoundPage> {
  const { path, resolved, source, settings, now, own } = context.get(requestFacts)
  if (resolved.type === 'refused') return throwProblem({ status: resolved.status, message: resolved.message })
  const known = { path, source, settings, now }
  return own === undefined ? findPage(resolved.address, known) : own(known)
}

function loadFrame({ context }: LoaderFunctionArgs): FrameData {
  const { path, resolved, instead } = context.get(requestFacts)
  return { path, address: resolved.type === 'page' ? resolved.canonical : null, instead }
}

interface FrameData {
  path: string
  address: string | null
  instead: StoryTeaser | null
}

function Frame() {
  const { path } = useLoaderData<FrameData>()
  const found = useRouteLoaderData<FoundPage>(CONTENT_ID)
  return (
    <ReaderContext value={found?.reader ?? null}>
      <PageFrame
        path={path}
        quiet={found?.quiet === true}
        advertised={isAdvertised(found)}
        above={found?.showAbove?.() ?? null}
      >
        <Outlet />
      </PageFrame>
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
  if (isRouteErrorResponse(thrown) && isProblem(thrown.data)) return thrown.data
  return { status: 500, message: 'Internal Server Error' }
}

function isProblem(value: unknown): value is ThrownProblem {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value
}

/** The frame around everything, and in it one page or one problem. */
export const routes: RouteObject[] = [
  {
    id: FRAME_ID,
    loader: loadFrame,
    Component: Frame,
    children: [
      {
        ErrorBoundary: Problem,
        children: [{ id: CONTENT_ID, path: '*', loader: loadContent, Component: Content }],
      },
    ],
  },
]
