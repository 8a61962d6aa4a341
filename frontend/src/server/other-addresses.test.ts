import { describe, expect, it } from '@jest/globals'
import { createAddressGrammar, createSpecifiedGrammar } from '@liberta/addresses/address-grammar'
import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import { addressPrefixesSchema, addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import { buildStoryAddress } from '@liberta/addresses/site-address'
import type { SiteAddress } from '@liberta/addresses/site-address'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { createFrameSource } from '../rendering/frame-source.ts'
import { createPageRenderer } from '../rendering/render-page.tsx'
import type { PageRenderer } from '../rendering/render-page.tsx'
import { sampleEventTeaser } from '../samples/sample-events.ts'
import { SAMPLE_SETTINGS } from '../samples/sample-site.ts'
import { createSampleSource } from '../samples/sample-source.ts'
import { SAMPLE_NOW, sampleStory } from '../samples/sample-stories.ts'

/** Every prefix by another name: `tag-4` and the like. */
const settings = addressSettingsSchema.parse({
  prefixes: Object.fromEntries(
    Object.keys(addressPrefixesSchema.shape).map((family, index) => [family, `${family.toLowerCase()}-${index}`]),
  ),
})
const { section, story, tag, journalist, searchSite } = settings.prefixes
const story0 = sampleStory(0)
const { slug, id } = sampleEventTeaser(0)

function createRenderer(grammar: AddressGrammar): PageRenderer {
  const source = createSampleSource()
  const assets = { styles: [], fonts: null, scripts: [] }
  const frame = createFrameSource(source, grammar)
  return createPageRenderer({ source, frame, settings: { ...SAMPLE_SETTINGS, grammar }, assets, now: () => SAMPLE_NOW })
}

const renamed = createAddressGrammar(settings)
const renderer = createRenderer(renamed)
const path = buildStoryAddress(renamed, story0)

describe('a site with every prefix renamed', () => {
  it('serves home, and its links have the new names', async () => {
    const page = await renderer.renderPage({ path: '/', isBot: false })
    const body = page.body.toString()
    expect(page.status).toBe(200)
    expect(body).toContain(`href="/${section}/`)
    expect(body).toContain(`href="${path}"`)
  })

  it('serves sections, stories, tags, journalists and the search', async () => {
    const paths = [
      `/${section}/sport`,
      path,
      `/${tag}/piena-del-po`,
      `/${journalist}/marta-valdonica`,
      `/${searchSite}/query_ponte/s`,
    ]
    for (const each of paths) {
      expect([each, (await renderer.renderPage({ path: each, isBot: false })).status]).toEqual([each, 200])
    }
  })

  it('a story links to its section, tags and authors under their new names', async () => {
    expect(path.startsWith(`/${story}/`)).toBe(true)
    const body = (await renderer.renderPage({ path, isBot: false })).body.toString()
    for (const prefix of [section, tag, journalist]) expect(body).toContain(`href="/${prefix}/`)
  })

  it.each<[link: string, address: SiteAddress]>([
    [
      'href="/multimedia/folder/teleliberta" aria-current="true">Telelibertà<',
      { type: 'search', scope: 'teleliberta', search: EMPTY_SEARCH },
    ],
    ['href="/eventi" aria-current="true">Eventi<', { type: 'search', scope: 'events', search: EMPTY_SEARCH }],
    ['href="/eventi" aria-current="true">Eventi<', { type: 'event', slug, id }],
  ])('has %s in the header and in the menu of %j', async (link, address) => {
    const page = await renderer.renderPage({ path: renamed.build(address), isBot: false })
    const body = page.body.toString()
    expect(page.status).toBe(200)
    expect(body.split(link)).toHaveLength(3)
  })
})

describe('two grammars in one process', () => {
  const specified = createSpecifiedGrammar()
  const sites = [
    { renderer: createRenderer(specified), grammar: specified, other: renamed },
    { renderer, grammar: renamed, other: specified },
  ]

  it('are told apart on pages that are rendered at the same time', async () => {
    const rounds = Array.from({ length: 4 }, () => sites).flat()
    const pages = await Promise.all(
      rounds.map(async ({ renderer: site, grammar, other }) => {
        const page = await site.renderPage({ path: buildStoryAddress(grammar, story0), isBot: false })
        return { status: page.status, body: page.body.toString(), grammar, other }
      }),
    )
    for (const { status, body, grammar, other } of pages) {
      const address = { type: 'section', sectionPath: story0.section.path, page: 1 } as const
      expect(status).toBe(200)
      expect(body).toContain(`href="${grammar.build(address)}"`)
      expect(body).not.toContain(`href="${other.build(address)}"`)
      expect(body).toContain(`"https://www.example.it${buildStoryAddress(grammar, story0)}"`)
    }
  })
})
