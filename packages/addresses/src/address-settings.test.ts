import { describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { createAddressGrammar } from './address-grammar.ts'
import { ADDRESS_PROBES } from './address-probe.table.ts'
import { addressPrefixesSchema, addressSettingsSchema, addressSuffixesSchema } from './address-settings.schema.ts'
import type { FamilyName } from './address-settings.schema.ts'

const FAMILIES = Object.keys(addressPrefixesSchema.shape) as FamilyName[]
const defaults = addressSettingsSchema.parse({})

/** Segments for some of the families, no two alike. */
const segments = fc.record(
  Object.fromEntries(
    FAMILIES.map((name, index) => [
      name,
      fc
        .array(fc.stringMatching(/^[a-z]{1,2}-[a-z]{1,3}$/), { minLength: 1, maxLength: 3 })
        .map((words) => `${words.join('/')}-${index}`),
    ]),
  ),
  { requiredKeys: [] },
)

const modulesAnew = async () => {
  jest.resetModules()
  const { useAddressSettings } = await import('./active-grammar.ts')
  const { buildSiteAddress } = await import('./site-address.ts')
  return { useAddressSettings, buildSiteAddress }
}

describe('prefixes and suffixes are configurable (requirements 2, friendly URL families)', () => {
  it('every family has a prefix and a suffix', () => {
    expect(Object.keys(addressSuffixesSchema.shape)).toEqual(FAMILIES)
  })

  it('a family is built and read by its own', () => {
    const { build, resolve } = createAddressGrammar(
      addressSettingsSchema.parse({
        prefixes: { section: 'notizie', story: 'notizie/articolo', tag: 'argomenti', searchSite: 'cerca' },
        suffixes: { story: 'leggi', tag: 'tutto', searchSite: 'fine' },
        maskedPath: '/riservato/abbonati',
      }),
    )
    const story = { type: 'story', sectionPath: 'sport/calcio', slug: 'il-derby', id: 7 } as const
    expect(build(story)).toBe('/notizie/articolo/sport/calcio/il-derby/7/leggi')
    expect(resolve(build(story))).toMatchObject({ type: 'page', address: story })
    expect(build({ type: 'tag', slug: 'bobbio', page: 2 })).toBe('/argomenti/bobbio/tutto/page_2')
    expect(resolve('/Argomenti/bobbio/31/tutto')).toMatchObject({ type: 'redirect', path: '/argomenti/bobbio/tutto' })
    expect(resolve('/cerca/query_po')).toMatchObject({ type: 'redirect', path: '/cerca/query_po/fine' })
    expect(resolve('/riservato/abbonati')).toMatchObject({ type: 'page', address: { type: 'fixed', name: 'masked' } })
    expect(resolve('/news/latest')).toMatchObject({ type: 'page', address: { type: 'latest' } })
    expect(resolve('/notizie/latest')).toMatchObject({ address: { type: 'section', sectionPath: 'latest' } })
  })

  it('what is built is read back, whatever they are', () => {
    fc.assert(
      fc.property(segments, segments, (prefixes, suffixes) => {
        const { build, parse } = createAddressGrammar(addressSettingsSchema.parse({ prefixes, suffixes }))
        for (const probe of ADDRESS_PROBES) expect(parse(build(probe))).toEqual(probe)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    ['two lists under one prefix', { prefixes: { journalist: 'tag' } }, '/tag/uno/page_2 is not read as'],
    ['two stories under one prefix', { prefixes: { storyByJournalist: 'news' } }, 'is not read as'],
    ['a list on a fixed page', { maskedPath: '/tags' }, 'is not read as fixed'],
    ['a search over a list', { prefixes: { searchSite: 'tag' } }, 'is not read as'],
  ])('%s are refused', (_, settings, message) => {
    expect(() => createAddressGrammar(addressSettingsSchema.parse(settings))).toThrow(message)
  })

  it.each([
    { prefixes: { tag: '/tag' } },
    { prefixes: { tag: 'Tag' } },
    { prefixes: { tag: '' } },
    { prefixes: { tga: 'tag' } },
    { suffixes: { searchSite: '' } },
    { maskedPath: 'abbonati' },
    { friendlySearch: 'no' },
  ])('%j is no setting', (settings) => {
    expect(addressSettingsSchema.safeParse(settings).success).toBe(false)
  })
})

describe('the grammar in force', () => {
  it('is set once, before the first address is spelled', async () => {
    const { useAddressSettings, buildSiteAddress } = await modulesAnew()
    useAddressSettings({ ...defaults, prefixes: { ...defaults.prefixes, tag: 'argomenti' } })
    expect(buildSiteAddress({ type: 'tag', slug: 'bobbio', page: 1 })).toBe('/argomenti/bobbio')
    expect(() => useAddressSettings(defaults)).toThrow('the address settings came too late')
  })

  it('is the default where nothing was set, and takes the same settings again', async () => {
    const { useAddressSettings, buildSiteAddress } = await modulesAnew()
    expect(buildSiteAddress({ type: 'tag', slug: 'bobbio', page: 1 })).toBe('/tag/bobbio')
    expect(() => useAddressSettings({ ...defaults })).not.toThrow()
    expect(() => useAddressSettings({ ...defaults, friendlySearch: false })).toThrow('came too late')
  })
})
