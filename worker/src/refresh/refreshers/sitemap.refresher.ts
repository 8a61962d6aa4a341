import { createHash } from 'node:crypto'
import {
  buildSitemapId,
  MOST_IN_SITEMAP,
  NEWS_SITEMAP,
  parseSitemapId,
} from '@liberta/contracts/sitemaps/sitemap.schema'
import type { Sitemap, SitemapEntry, SitemapKind, SitemapPart } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { CountedMonth, SitemapRow } from '@liberta/database/sitemaps/listed-address.repository'
import type { Refresher } from '../sources/refresher.ts'

/** The ledger, as sitemaps are made of it. */
export interface LedgerReads {
  countMonths: () => Promise<CountedMonth[]>
  readFile: (part: SitemapPart) => Promise<SitemapRow[]>
  readNews: () => Promise<SitemapRow[]>
}

/**
 * A sitemap as PostgreSQL has it; no upstream is asked. Made anew it is the same where nothing has changed, and nobody hears of it. Where it
 * no longer says an address, a title or a caption, that was withdrawn or a name in it is hidden, so that nobody gets it as it was. It has no
 * tags of stories to know that by: a file has 2,000 of them.
 */
export function createSitemapRefresher(ledger: LedgerReads): Refresher<'sitemap'> {
  return async ({ id }, context) => {
    const body = await makeSitemap(id, ledger)
    const etag = body && createHash('sha256').update(JSON.stringify(body)).digest('base64url')
    if (etag !== null && etag === context.etag) return { state: 'notModified' }
    const takesBack = context.stored !== null && saysLess(context.stored, body)
    if (body === null) return { state: 'missing', takesBack }
    return { state: 'present', body, etag, updatedAtMs: null, tags: [], takesBack }
  }
}

/** Whether a sitemap says something no longer, for another reason than its age. */
function saysLess(before: Sitemap, after: Sitemap | null): boolean {
  const said = new Set(after === null ? [] : wordsOf(after))
  return wordsOf(before).some((words) => !said.has(words))
}

function wordsOf(sitemap: Sitemap): string[] {
  if (sitemap.type === 'index') return []
  if (sitemap.type === 'part') {
    const entries = sitemap.entries.map(({ path, picture, video }) => [path, picture?.caption, video?.title])
    return entries.flat().filter((words) => typeof words === 'string')
  }
  const oldest = Date.now() - NEWS_SITEMAP.hours * 3_600_000
  const news = sitemap.stories.filter(({ publishedAt }) => Date.parse(publishedAt) > oldest)
  return news.flatMap(({ path, title }) => [path, title])
}

async function makeSitemap(id: string, ledger: LedgerReads): Promise<Sitemap | null> {
  if (id === 'index') return { type: 'index', parts: await listParts(ledger) }
  if (id === 'news') {
    const rows = await ledger.readNews()
    const stories = rows.map(({ id: story, address, title, publishedAt }) => ({
      id: story,
      path: address,
      title,
      publishedAt,
    }))
    return { type: 'news', stories }
  }
  const part = parseSitemapId(id)
  const rows = part === null ? [] : await ledger.readFile(part)
  if (part === null || rows.length === 0) return null
  return { type: 'part', entries: rows.map((row) => describeRow(part.kind, row)) }
}

/** Every file with when a page of its month was last changed; of news that are none there is no file. */
async function listParts({ countMonths, readNews }: LedgerReads): Promise<{ id: string; changedAt: string }[]> {
  const [months, news] = [await countMonths(), await readNews()]
  const newest = news[0]
  const parts = months.flatMap(({ kind, month, pages, changedAt }) =>
    Array.from({ length: Math.ceil(pages / MOST_IN_SITEMAP) }, (_, index) => ({
      id: buildSitemapId({ kind, month, file: index + 1 }),
      changedAt,
    })),
  )
  return newest === undefined ? parts : [{ id: 'news', changedAt: newest.publishedAt }, ...parts]
}

function describeRow(kind: SitemapKind, row: SitemapRow): SitemapEntry {
  const { address, title, publishedAt, updatedAt, pictureId, pictureCaption, videoSource, videoSeconds } = row
  const isPlayed = kind === 'videos' && videoSource !== null && pictureId !== null
  return {
    path: address,
    updatedAt,
    ...(kind === 'pictures' && pictureId !== null && { picture: { id: pictureId, caption: pictureCaption } }),
    ...(isPlayed && {
      video: {
        title,
        seconds: videoSeconds,
        source: videoSource,
        picture: pictureId,
        publishedAt,
      },
    }),
  }
}
