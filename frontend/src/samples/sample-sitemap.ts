import { buildStoryAddress } from '@liberta/addresses/site-address'
import { createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import { parseSitemapId, sitemapSchema } from '@liberta/contracts/sitemaps/sitemap.schema'
import type { Sitemap } from '@liberta/contracts/sitemaps/sitemap.schema'
import { SAMPLE_NOW, sampleTeasers } from './sample-stories.ts'

const grammar = createSpecifiedGrammar()
/** The one month that has sitemaps. */
const MONTH = SAMPLE_NOW.toISOString().slice(0, 7)
const STORIES = 30

/** The invented sitemaps: of the index, the news, and one month. */
export function sampleSitemap(id: string): Sitemap | null {
  const part = parseSitemapId(id)
  const stories = sampleTeasers(0, STORIES).map((story) => ({ ...story, path: buildStoryAddress(grammar, story) }))
  if (id === 'index') {
    const ids = ['news', `stories.${MONTH}.1`, `pictures.${MONTH}.1`, `videos.${MONTH}.1`]
    return sitemapSchema.parse({
      type: 'index',
      parts: ids.map((name) => ({ id: name, changedAt: SAMPLE_NOW.toISOString() })),
    })
  }
  if (id === 'news') return sitemapSchema.parse({ type: 'news', stories })
  if (part === null || part.month !== MONTH || part.file > 1) return null
  const listed = stories.filter(({ picture }) => part.kind !== 'pictures' || picture !== null)
  const entries = listed.map(({ path, updatedAt, picture, title, publishedAt }, index) => ({
    path,
    updatedAt: part.kind === 'events' ? null : updatedAt,
    ...(part.kind === 'pictures' && picture && { picture: { id: picture.id, caption: picture.caption } }),
    ...(part.kind === 'videos' && {
      video: { title, seconds: 90, source: `/media/v/${index}.mp4`, picture: picture?.id ?? 'sample', publishedAt },
    }),
  }))
  return sitemapSchema.parse({ type: 'part', entries })
}
