import { describe, expect, it } from '@jest/globals'
import { findFixedPage } from '@liberta/addresses/fixed-page.table'
import { ROUTES } from '@liberta/addresses/route.table'
import { digestWords } from '../page-definition/head/share-words.ts'
import { FIRST_SAMPLE_EVENT, sampleEventCategories } from '../samples/sample-events.ts'
import { SAMPLE_LIVE } from '../samples/sample-live.ts'
import { FIRST_SAMPLE_ITEM } from '../samples/sample-multimedia.ts'
import { FIRST_SAMPLE_OBITUARY } from '../samples/sample-obituaries.ts'
import { samplePage } from '../samples/sample-pages.ts'
import type { SampleOverrides } from '../samples/sample-source.ts'
import { findUnknown, readVocabulary } from '../testing/read-vocabulary.ts'
import { present, renderSample, structureOf } from '../testing/render-sample.ts'
import type { RenderedPage } from './render-page.tsx'

const vocabulary = readVocabulary()

/** The page of work leads to one position. */
const hiring: SampleOverrides = {
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

const toSample = (example: string) =>
  SAMPLES.reduce((address, [pattern, own]) => address.replace(pattern, own), example)

/** The page of an address, wherever it leads. */
async function arrive(address: string): Promise<RenderedPage> {
  const page = await renderSample(address, hiring)
  return page.location === undefined ? page : arrive(page.location)
}

/** Every route but those of pages for the makers of the site. */
const PUBLIC = ROUTES.filter(({ page }) => page === null || !findFixedPage(page).onlyOutsideProduction)

const isIndexed = ({ body }: RenderedPage) => !/<meta name="robots" content="[^"]*noindex/.test(body)

/** The vocabulary is schema.org's own, release by release (schema.org, JSON-LD). */
describe('what pages tell machines of themselves', () => {
  it('knows the types and their properties, inherited ones among them', () => {
    expect(vocabulary.size).toBeGreaterThan(800)
    expect(findUnknown({ '@type': 'NewsArticle', headline: 'a', name: 'b', dateline: 'c' }, vocabulary)).toEqual([])
    expect(
      findUnknown({ '@type': 'NewsArticle', headlines: 'a', author: [{ '@type': 'Persona' }, {}] }, vocabulary),
    ).toEqual([': NewsArticle.headlines', '/author: Persona', '/author: no type'])
  })

  it.each(PUBLIC.map(({ example, note }) => [example, note]))(
    '%s is in the words of schema.org: %s',
    async (example) => {
      const page = await arrive(toSample(example))
      expect(page.status).toBe(200)
      const things = structureOf(page)
      expect(things.flatMap((thing) => findUnknown(thing, vocabulary))).toEqual([])
      const types = things.map((thing) => thing['@type'])
      if (isIndexed(page)) expect(types).not.toHaveLength(0)
      if (isIndexed(page)) expect(types.every((type) => type === 'BreadcrumbList')).toBe(false)
    },
  )
})

const metaOf = ({ body }: RenderedPage, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]

describe('what pages are shared with', () => {
  it.each(PUBLIC.map(({ example, note }) => [example, note]))(
    '%s, where it may be found, is shared with a picture, its own or one that is drawn of its words: %s',
    async (example) => {
      const page = await arrive(toSample(example))
      if (!isIndexed(page)) return
      expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
      const [width, height] = [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]
      const image = metaOf(page, 'og:image') ?? ''
      const [words] = page.drawn ?? []
      if (words === undefined) return expect(image).toContain('/media/')
      expect(image).toContain(`/share/${digestWords(words)}`)
      expect([width, height]).toEqual(['1200', '630'])
      expect(metaOf(page, 'og:image:alt')).toBe(metaOf(page, 'og:title'))
    },
  )
})
