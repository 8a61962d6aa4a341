import type { SiteAssets } from '../settings/site-facts.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import { sampleEvent } from '../samples/sample-events.ts'
import { sampleMultimedia } from '../samples/sample-multimedia.ts'
import { FIRST_SAMPLE_OBITUARY } from '../samples/sample-obituaries.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'

const { slug, id } = sampleStory(0)
const NEWS = [
  '/',
  '/news/latest',
  '/news/sport',
  '/news/sport/page_2',
  '/tag/piena-del-po',
  '/autore/marta-valdonica',
  `/news/cronaca/${slug}/${id}`,
  '/nulla',
]
const OTHERS = [
  '/abbonamenti /contact-us /contact-us/faq /contact-us/request /surveyDetail /newsletter /login /lifestyleFood',
  '/who-we-are/la-redazione /who-we-are/work-with-us /tags /topics /letterToEditor',
  '/eventi /eventi/ricerca/oggi /ricerca /ricerca/query_po/s /podcast /videoShort /gallery-viewer',
  '/multimedia/folder/video /multimedia/folder/teleliberta /multimedia/folder/teleliberta/programs',
  `/multimedia/detail/${sampleMultimedia(0).slug} /event/${sampleEvent(0).slug}`,
  `/necrologie/list /necrologie/${FIRST_SAMPLE_OBITUARY}`,
].flatMap((paths) => paths.split(' '))

/** The HTML of one page of each kind that one style sheet is enough for, by path. */
export function renderNews(assets: SiteAssets): Promise<Map<string, string>> {
  return renderAll(NEWS, assets)
}

/** The HTML of pages of the other kinds, by path. */
export function renderOthers(assets: SiteAssets): Promise<Map<string, string>> {
  return renderAll(OTHERS, assets)
}

/** The HTML of the lite versions of all of these pages that have one, by address. */
export function renderLite(assets: SiteAssets): Promise<Map<string, string>> {
  const { spellLite } = SAMPLE_SETTINGS.grammar
  return renderAll(
    [...NEWS, ...OTHERS].flatMap((path) => spellLite(path) ?? []),
    assets,
  )
}

async function renderAll(addresses: readonly string[], assets: SiteAssets): Promise<Map<string, string>> {
  const source = createSampleSource()
  const frame = createFrameSource(source, SAMPLE_SETTINGS.grammar)
  const renderer = createPageRenderer({ source, frame, settings: SAMPLE_SETTINGS, assets, now: () => SAMPLE_NOW })
  const pages = await Promise.all(
    addresses.map((address) => {
      const [path = '', query = ''] = address.split('?')
      return renderer.renderPage({ path, query, isBot: false })
    }),
  )
  return new Map(pages.map(({ body }, index) => [addresses[index] ?? '', body.toString()]))
}
