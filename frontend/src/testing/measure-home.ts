import { LITE } from '@liberta/addresses/lite-version'
import type { SiteAssets } from '../settings/site-facts.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { PageRenderer } from '../rendering/render-page.tsx'
import { sampleFront } from '../samples/sample-front.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleSection, sampleTeasers } from '../samples/sample-stories.ts'
import type { Front, FrontBlock } from '@liberta/contracts/fronts/front.schema'

const STORIES_A_SECTION = 8

/** The sample front with more sections, about 150 cards, as the bar says. */
function fullFront(): Front {
  const front = sampleFront()
  const more = Array.from({ length: 12 }, (_, index): FrontBlock => {
    const section = sampleSection('cronaca')
    const stories = sampleTeasers(300 + index * STORIES_A_SECTION, STORIES_A_SECTION)
    return { type: 'section', section: { ...section, id: 100 + index }, subsections: [], stories }
  })
  return { ...front, blocks: [...front.blocks, ...more] }
}

/** A renderer of a home page of about 150 cards. */
function createHomeRenderer(assets: SiteAssets): PageRenderer {
  const front = fullFront()
  const source = createSampleSource({ front: async () => ({ state: 'present', body: front, tags: [] }) })
  const frame = createFrameSource(source, SAMPLE_SETTINGS.grammar)
  return createPageRenderer({ source, frame, settings: SAMPLE_SETTINGS, assets, now: () => SAMPLE_NOW })
}

/** The HTML of the lite version of a full home page. */
export async function renderLiteHome(assets: SiteAssets): Promise<string> {
  return (await createHomeRenderer(assets).renderPage({ path: '/', query: LITE, isBot: false })).body.toString()
}

/** The HTML of a full home page and the median time of its render in milliseconds, for the build's budgets. */
export async function measureHome(assets: SiteAssets): Promise<{ html: string; medianMs: number }> {
  const renderer = createHomeRenderer(assets)
  const times: number[] = []
  let html = ''
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now()
    // One after the other: two at once would measure each other.
    const { body } = await renderer.renderPage({ path: '/', isBot: false })
    times.push(performance.now() - began)
    html = body.toString()
  }
  return { html, medianMs: times.slice(20).toSorted((one, other) => one - other)[20] ?? 0 }
}
