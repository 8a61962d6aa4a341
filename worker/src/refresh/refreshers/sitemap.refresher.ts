import { createHash } from 'node:crypto'
import { buildSitemapId, MOST_IN_SITEMAP, parseSitemapId } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { Sitemap, SitemapEntry, SitemapKind, SitemapPart } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { CountedMonth, SitemapRow } from '@liberta/database/sitemaps/listed-address.repository'
import { createPace } from '../../sitemaps/pace-work.ts'
import type { Refresher } from '../sources/refresher.ts'

/** The ledger, as sitemaps are made of it. */
export interface LedgerReads {
  countMonths: () => Promise<CountedMonth[]>
  readFile: (part: SitemapPart) => Promise<SitemapRow[]>
  readNews: () => Promise<SitemapRow[]>
}

/**
 * A sitemap as PostgreSQL has it; no upstream is asked. Made anew it is the same where nothing has changed, and nobody hears of it. Files of
 * the archive, of which a crawler may ask for all at once, are read at a pace that readers do not feel.
 */
export function createSitemapRefresher(ledger: LedgerReads): Refresher<'sitemap'> {
  const pace = createPace()
  const paced: LedgerReads = { ...ledger, readFile: (part) => pace(() => ledger.readFile(part)) }
  return async ({ id }, context) => {
    const body = await makeSitemap(id, paced)
    if (body === null) return { state: 'missing' }
    const etag = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
    if (etag === context.etag) return { state: 'notModified' }
    return { state: 'present', body, etag, updatedAtMs: null, tags: [] }
  }
}

async function makeSitemap(id: string, ledger: LedgerReads): Promise<Sitemap | null> {
  if (id === 'index') return { type: 'index', parts: await listParts(ledger) }
  if (id === 'news') {
    const rows = await ledger.readNews()
    const stories = rows.map(({ address, title, publishedAt }) => ({
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
