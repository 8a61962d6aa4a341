import { describeEarlyScript } from '../http/early-script.ts'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { RenderedPage } from '../rendering/render-page.tsx'
import type { PersonalPage } from '../page-definition/page-definition.tsx'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import type { SiteSettings } from '../settings/site-facts.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'
import { SAMPLE_NOW } from '../samples/sample-stories.ts'

/** What a source answers that has a read model. */
export const present = <Body>(body: Body) => ({ state: 'present' as const, body, tags: [] })

/** What a source answers that cannot be asked now. */
export const unavailable = async () => ({ state: 'unavailable' as const, retryAfterSeconds: 7 })

/** The words of a page, as they stand beside each other. */
export const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** A rendered page whose body is text. */
export type SamplePage = Omit<RenderedPage, 'body'> & { body: string }

/** Renders the page of an address, with or without a query, from invented content; React's comments are left out. */
export async function renderSample(
  address: string,
  source: SampleOverrides = {},
  own?: PersonalPage,
  settings: SiteSettings = SAMPLE_SETTINGS,
  now = SAMPLE_NOW,
): Promise<SamplePage> {
  const content = createSampleSource(source)
  const renderer = createPageRenderer({
    source: content,
    frame: createFrameSource(content, settings.grammar),
    settings,
    assets: {
      styles: [],
      liteSheet: { address: '/assets/lite-styles.css', bytes: 1500 },
      fonts: null,
      early: describeEarlyScript('begin()'),
      scripts: ['/assets/main.js'],
      build: { id: 'sample', files: [] },
    },
    now: () => now,
  })
  const [path = '', query = ''] = address.split('?')
  const page = await renderer.renderPage({ path, query, isBot: false, ...(own && { own }) })
  return { ...page, body: page.body.toString().replaceAll('<!-- -->', '') }
}

/** The canonical address that a page names. */
export function canonicalOf({ body }: Pick<SamplePage, 'body'>): string | undefined {
  return /rel="canonical" href="([^"]+)"/.exec(body)?.[1]
}

/** The levels of a page's headings, in order. */
export function headingLevels({ body }: Pick<SamplePage, 'body'>): number[] {
  return [...body.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

/** The types of what a page tells machines of itself (schema.org). */
export function structureOf({ body }: Pick<SamplePage, 'body'>): Record<string, unknown>[] {
  return [...body.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
}
