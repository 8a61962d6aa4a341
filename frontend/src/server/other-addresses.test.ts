import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { addressPrefixesSchema, addressSettingsSchema } from '@liberta/addresses/address-settings.schema'
import type { PageRenderer } from '../rendering/render-page.tsx'

/** Every prefix by another name: `argomenti-4` and the like. */
const settings = addressSettingsSchema.parse({
  prefixes: Object.fromEntries(
    Object.keys(addressPrefixesSchema.shape).map((family, index) => [family, `${family.toLowerCase()}-${index}`]),
  ),
})
const { section, story, tag, journalist, searchSite } = settings.prefixes

let renderer: PageRenderer
let path: string

beforeAll(async () => {
  jest.resetModules()
  // What the program loads before it knows its settings spells no address; all else is loaded afterwards.
  await import('@liberta/platform/configuration/read-configuration')
  await import('../settings/site-settings.schema.ts')
  const { useAddressSettings } = await import('@liberta/addresses/active-grammar')
  useAddressSettings(settings)
  await import('./start-site.ts')
  const { createSampleSource } = await import('../samples/sample-source.ts')
  const { createFrameSource } = await import('../rendering/frame-source.ts')
  const { createPageRenderer } = await import('../rendering/render-page.tsx')
  const { SAMPLE_SETTINGS } = await import('../samples/sample-site.ts')
  const { SAMPLE_NOW, sampleStory } = await import('../samples/sample-stories.ts')
  const source = createSampleSource()
  const assets = { styles: [], fonts: null, scripts: [] }
  const frame = createFrameSource(source)
  renderer = createPageRenderer({ source, frame, settings: SAMPLE_SETTINGS, assets, now: () => SAMPLE_NOW })
  const { slug, id } = sampleStory(0)
  path = `/${story}/cronaca/${slug}/${id}`
}, 60_000)

describe('a start with every prefix renamed', () => {
  it('serves home, and its links have the new names', async () => {
    const { status, body } = await renderer.renderPage({ path: '/', isBot: false })
    expect(status).toBe(200)
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
    const { body } = await renderer.renderPage({ path, isBot: false })
    for (const prefix of [section, tag, journalist]) expect(body).toContain(`href="/${prefix}/`)
  })
})
