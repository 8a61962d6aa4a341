import type { SiteAssets } from '../layout/site-facts.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { SAMPLE_SETTINGS } from './sample-site.ts'
import { createSampleSource } from './sample-source.ts'
import { SAMPLE_NOW, sampleStory } from './sample-stories.ts'

/** The HTML of one page of each kind that one style sheet is enough for, by path. */
export async function renderNews(assets: SiteAssets): Promise<Map<string, string>> {
  const source = createSampleSource()
  const frame = createFrameSource(source)
  const renderer = createPageRenderer({ source, frame, settings: SAMPLE_SETTINGS, assets, now: () => SAMPLE_NOW })
  const { slug, id } = sampleStory(0)
  const paths = [
    '/',
    '/news/latest',
    '/news/sport',
    '/news/sport/page_2',
    '/tag/piena-del-po',
    '/autore/marta-valdonica',
    `/news/cronaca/${slug}/${id}`,
    '/nulla',
  ]
  const pages = await Promise.all(paths.map((path) => renderer.renderPage({ path, isBot: false })))
  return new Map(pages.map(({ body }, index) => [paths[index] ?? '', body]))
}
