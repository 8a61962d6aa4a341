import { describe, expect, it } from '@jest/globals'
import type { Sitemap } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { SitemapRow } from '@liberta/database/sitemaps/listed-address.repository'
import type { RefreshContext } from '../sources/refresher.ts'
import { createSitemapRefresher } from './sitemap.refresher.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const row = (address: string, changes: Partial<SitemapRow> = {}): SitemapRow => ({
  id: 7242,
  address,
  title: `Titolo di ${address}`,
  publishedAt: hoursAgo(1),
  updatedAt: null,
  pictureId: 'p',
  pictureCaption: `Foto di ${address}`,
  videoSource: null,
  videoSeconds: null,
  ...changes,
})

/** Makes a sitemap of these rows, in place of what is stored. */
async function refresh(id: string, rows: SitemapRow[], stored: Sitemap | null) {
  const read = () => Promise.resolve(rows)
  const refresher = createSitemapRefresher({ countMonths: () => Promise.resolve([]), readFile: read, readNews: read })
  const refreshed = await refresher({ model: 'sitemap', id }, { etag: null, stored } as RefreshContext<'sitemap'>)
  if (refreshed.state === 'notModified' || refreshed.state === 'withdrawn') throw new Error(refreshed.state)
  return refreshed
}

async function make(id: string, rows: SitemapRow[]): Promise<Sitemap> {
  const refreshed = await refresh(id, rows, null)
  if (refreshed.state !== 'present') throw new Error(refreshed.state)
  return refreshed.body
}

const PICTURES = 'pictures.2026-11.1'

describe('what was made of a sitemap is served to nobody once more', () => {
  it.each([
    ['a page of it was withdrawn', 'stories.2026-11.1', [row('/a'), row('/b')], [row('/a')]],
    ['its only page was withdrawn', 'stories.2026-11.1', [row('/a')], []],
    ['an address of it is another', 'stories.2026-11.1', [row('/a')], [row('/c')]],
    ['a title of the news is another', 'news', [row('/a')], [row('/a', { title: 'Assolto I. Q.' })]],
    ['a caption is another', PICTURES, [row('/a')], [row('/a', { pictureCaption: 'I. Q. in aula' })]],
  ])('where %s', async (_why, id, before, after) => {
    expect((await refresh(id, after, await make(id, before))).takesBack).toBe(true)
  })
})

describe('what was made of a sitemap is served until it is made anew', () => {
  it.each([
    ['a page came to it', PICTURES, [row('/a')], [row('/a'), row('/b')]],
    ['a page was changed', PICTURES, [row('/a')], [row('/a', { updatedAt: hoursAgo(0) })]],
    ['a story is no news any more', 'news', [row('/a'), row('/b', { publishedAt: hoursAgo(49) })], [row('/a')]],
    ['it is the index', 'index', [row('/a')], []],
  ])('where %s', async (_why, id, before, after) => {
    expect((await refresh(id, after, await make(id, before))).takesBack).toBe(false)
  })

  it('where nothing of it is stored', async () => {
    expect((await refresh('news', [row('/a')], null)).takesBack).toBe(false)
  })
})
