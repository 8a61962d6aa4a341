import type { StoryTeaser } from '@liberta/contracts/stories/story.schema'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { ErrorPage } from '../error/ErrorPage.tsx'
import type { PageProblem } from '../error/ErrorPage.tsx'
import { FrontPage } from '../front/FrontPage.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { StoryPage } from '../story/StoryPage.tsx'
import { buildListPageAddress, loadPage, throwProblem } from './load-page.ts'
import type { ThrownProblem } from './load-page.ts'
import type { PageContent } from './page-content.ts'
import { requestFacts } from './request-facts.ts'

/** Where a path that fits no grammar is answered; no address of the site has this form. */
export const REFUSED_PATH = '/.refused'

const FRAME_ID = 'frame'

/** One loader for all families: the grammar of addresses, not the router's, says what a path asks for. */
async function loadContent({ context }: LoaderFunctionArgs): Promise<PageContent> {
  const { path, resolved, source } = context.get(requestFacts)
  if (resolved.type === 'refused') return throwProblem({ status: resolved.status, message: resolved.message })
  return loadPage(resolved.address, path, source)
}

function loadFrame({ context }: LoaderFunctionArgs): FrameData {
  const { path, instead } = context.get(requestFacts)
  return { path, instead }
}

interface FrameData {
  path: string
  instead: StoryTeaser | null
}

function Frame() {
  const { path } = useLoaderData<FrameData>()
  return (
    <PageFrame path={path}>
      <Outlet />
    </PageFrame>
  )
}

function Content() {
  const content = useLoaderData<PageContent>()
  switch (content.kind) {
    case 'home':
      return <FrontPage front={content.front} />
    case 'story':
      return <StoryPage story={content.story} />
    default:
      return <ListPage list={content.list} addressOf={(page) => buildListPageAddress(content.list, page)} />
  }
}

function Problem() {
  const frame = useRouteLoaderData<FrameData>(FRAME_ID)
  return <ErrorPage problem={problemOf(useRouteError())} instead={frame?.instead ?? null} />
}

/** The problem that a loader threw; anything else that was thrown is a fault of ours, whose words stay in the log. */
export function problemOf(thrown: unknown): PageProblem & Pick<ThrownProblem, 'retryAfterSeconds'> {
  if (isRouteErrorResponse(thrown) && isProblem(thrown.data)) return thrown.data
  return { status: 500, message: 'Internal Server Error' }
}

function isProblem(value: unknown): value is ThrownProblem {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value
}

const page = { loader: loadContent, Component: Content } satisfies RouteObject

/** The families of addresses (specification §2); what is not yet among them is refused by the grammar. */
export const routes: RouteObject[] = [
  {
    id: FRAME_ID,
    loader: loadFrame,
    Component: Frame,
    children: [
      {
        ErrorBoundary: Problem,
        children: [
          { index: true, ...page },
          { path: 'news/*', ...page },
          { path: 'tag/*', ...page },
          { path: 'autore/*', ...page },
          { path: '*', ...page },
        ],
      },
    ],
  },
]
