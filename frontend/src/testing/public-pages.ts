import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { ROUTES } from '@liberta/addresses/route.table'
import { FIRST_SAMPLE_EVENT, sampleEventCategories } from '../samples/sample-events.ts'
import { SAMPLE_LIVE } from '../samples/sample-live.ts'
import { FIRST_SAMPLE_ITEM } from '../samples/sample-multimedia.ts'
import { FIRST_SAMPLE_OBITUARY } from '../samples/sample-obituaries.ts'
import { samplePage } from '../samples/sample-pages.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'
import { present } from './render-sample.ts'

/** The page of work leads to one position. */
export const HIRING: SampleOverrides = {
  page: async ({ slug }) => {
    const page = samplePage(slug)
    if (page === null) return { state: 'missing' }
    const items = [{ name: 'Redattore web', URL: '/who-we-are/work-with-us/position/redattore-web' }]
    return present(slug === 'work-with-us' ? { ...page, blocks: [{ type: 'links', items }] } : page)
  },
}

/** Whatever the examples name, of the samples. */
const SAMPLES = [
  [/^\/necrologie\/\d+$/, `/necrologie/${FIRST_SAMPLE_OBITUARY}`],
  [/(?<=^\/multimedia\/detail\/.*-)\d+$/, String(FIRST_SAMPLE_ITEM)],
  [/(?<=^\/event\/.*-)\d+$/, String(FIRST_SAMPLE_EVENT)],
  [/(?<=\/rassegna\/).*/, sampleEventCategories()[0]?.slug ?? 'none'],
  [/(?<=^\/news\/cronaca\/piena-del-po\/)\d+(?=\/)/, String(SAMPLE_LIVE.id)],
] as const

/** The example of a route (route.table.ts) with the number of something that the samples have. */
export const toSample = (example: string) =>
  SAMPLES.reduce((address, [pattern, own]) => address.replace(pattern, own), example)

/** Every route but those of pages for the makers of the site: an address of the samples, and what it is. */
export const PUBLIC_ROUTES = ROUTES.filter(
  ({ page }) => page === null || !findFixedPage(page).onlyOutsideProduction,
).map(({ example, note }) => ({ address: toSample(example), note }))

/** The addresses of `PUBLIC_ROUTES`. */
export const PUBLIC_PAGES = PUBLIC_ROUTES.map(({ address }) => address)
