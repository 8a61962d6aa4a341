import type { ResolvedDocument } from '@liberta/addresses/document-address'
import { renderFeed } from '../feeds/render-feed.ts'
import type { RenderedDocument } from '../feeds/render-feed.ts'
import type { ContentKind } from '../http/cache-policy.table.ts'
import { expectPresent, readProblem, throwNoContent } from '../page-definition/load-answer.ts'
import type { LoadContext } from '../page-definition/page-definition.tsx'
import { writeSitemap } from '../sitemaps/write-sitemap.ts'

/** What is made, kept and sent as pages are, and is none. */
export type DocumentKind = 'feed' | 'sitemap'

export type WantedDocument = Exclude<ResolvedDocument, { type: 'redirect' }>

/** A document, or what went wrong with it in the words for machines. */
export interface WrittenDocument {
  status: number
  kind: ContentKind
  /** In UTF-8. */
  body: Buffer
  contentType: string
  tags: readonly string[]
  validUntil?: Date
  retryAfterSeconds?: number
  /** What was thrown that nobody meant to throw; for the log. */
  fault?: unknown
}

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** Makes a feed or a sitemap. Never rejects: what is not there, or cannot be had now, is said in plain text. */
export async function renderDocument(document: WantedDocument, context: LoadContext): Promise<WrittenDocument> {
  try {
    const writing = document.type === 'feed' ? renderFeed(document.feed, context) : renderSitemap(document.id, context)
    const { body, ...found } = await writing
    return { status: 200, ...found, body: Buffer.from(body) }
  } catch (error) {
    const problem = readProblem(error)
    if (problem === null) return { ...writeProblem(500, 'Internal Server Error'), fault: error }
    const { status, message, retryAfterSeconds } = problem
    return { ...writeProblem(status, message), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  }
}

async function renderSitemap(id: string, { source, path, settings }: LoadContext): Promise<RenderedDocument> {
  const { body: sitemap, tags } = expectPresent(await source.read('sitemap', { part: id }), path)
  const body = await writeSitemap(sitemap, settings.origin)
  return body === null ? throwNoContent(path) : { kind: 'sitemap', contentType: XML, body, tags }
}

function writeProblem(status: number, message: string): WrittenDocument {
  return { status, kind: kindOfProblem(status), body: Buffer.from(`${message}\n`), contentType: TEXT, tags: [] }
}

/** How long the answer of a problem is kept, by its status. */
export function kindOfProblem(status: number): ContentKind {
  if (status === 404 || status === 400) return 'notFound'
  return status === 410 ? 'withdrawn' : 'unavailable'
}
