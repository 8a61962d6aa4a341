import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { SiteAssets } from '../layout/site-facts.ts'
import { SAMPLE_SETTINGS } from './sample-site.ts'
import { createSampleSource } from './sample-source.ts'
import { SAMPLE_NOW } from './sample-stories.ts'

/** The HTML of a full home page and the median time of its render in milliseconds, for the build's budgets. */
export async function measureHome(assets: SiteAssets): Promise<{ html: string; medianMs: number }> {
  const source = createSampleSource()
  const front = await source.readFront()
  const kept = createSampleSource({ readFront: async () => front })
  const frame = createFrameSource(kept)
  const renderer = createPageRenderer({ source: kept, frame, settings: SAMPLE_SETTINGS, assets, now: () => SAMPLE_NOW })
  const times: number[] = []
  let html = ''
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now()
    // One after the other: two at once would measure each other.
    html = (await renderer.renderPage({ path: '/', isBot: false })).body
    times.push(performance.now() - began)
  }
  return { html, medianMs: times.slice(20).toSorted((one, other) => one - other)[20] ?? 0 }
}
