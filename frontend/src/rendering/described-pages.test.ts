import { describe, expect, it } from '@jest/globals'
import { digestWords } from '../page-definition/head/share-words.ts'
import { HIRING, PUBLIC_ROUTES } from '../testing/public-pages.ts'
import { findUnknown, readVocabulary } from '../testing/read-vocabulary.ts'
import { renderSample, structureOf } from '../testing/render-sample.ts'
import type { SamplePage } from '../testing/render-sample.ts'

const vocabulary = readVocabulary()

/** The page of an address, wherever it leads. */
async function arrive(address: string): Promise<SamplePage> {
  const page = await renderSample(address, HIRING)
  return page.location === undefined ? page : arrive(page.location)
}

const isIndexed = ({ body }: SamplePage) => !/<meta name="robots" content="[^"]*noindex/.test(body)

/** The vocabulary is schema.org's own, release by release (schema.org, JSON-LD). */
describe('what pages tell machines of themselves', () => {
  it('knows the types and their properties, inherited ones among them', () => {
    expect(vocabulary.size).toBeGreaterThan(800)
    expect(findUnknown({ '@type': 'NewsArticle', headline: 'a', name: 'b', dateline: 'c' }, vocabulary)).toEqual([])
    expect(
      findUnknown({ '@type': 'NewsArticle', headlines: 'a', author: [{ '@type': 'Persona' }, {}] }, vocabulary),
    ).toEqual([': NewsArticle.headlines', '/author: Persona', '/author: no type'])
  })

  it.each(PUBLIC_ROUTES.map(({ address, note }) => [address, note]))(
    '%s is in the words of schema.org: %s',
    async (address) => {
      const page = await arrive(address)
      expect(page.status).toBe(200)
      const things = structureOf(page)
      expect(things.flatMap((thing) => findUnknown(thing, vocabulary))).toEqual([])
      const types = things.map((thing) => thing['@type'])
      if (isIndexed(page)) expect(types).not.toHaveLength(0)
      if (isIndexed(page)) expect(types.every((type) => type === 'BreadcrumbList')).toBe(false)
    },
  )
})

const metaOf = ({ body }: SamplePage, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]

describe('what pages are shared with', () => {
  it.each(PUBLIC_ROUTES.map(({ address, note }) => [address, note]))(
    '%s, where it may be found, is shared with a picture, its own or one that is drawn of its words: %s',
    async (address) => {
      const page = await arrive(address)
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
