import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAddressGrammar, createSpecifiedGrammar, ADDRESS_PROBES } from './address-grammar.ts'
import { addressPrefixesSchema, addressSettingsSchema, addressSuffixesSchema } from './address-settings.schema.ts'
import type { FamilyName } from './address-settings.schema.ts'
import { compileRedirects, resolveRedirect } from './redirects/compile-redirects.ts'
import { buildStoryAddress } from './site-address.ts'

const FAMILIES = Object.keys(addressPrefixesSchema.shape) as FamilyName[]

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

describe('two grammars in one process', () => {
  const specified = createSpecifiedGrammar()
  const renamed = createAddressGrammar(
    addressSettingsSchema.parse({ prefixes: { tag: 'argomenti', story: 'articoli', section: 'notizie' } }),
  )
  const story = { section: { id: 1, slug: 'sport', name: 'Sport', path: 'sport' }, slug: 'il-derby', id: 7 }

  it('each spell and read by their own prefixes, in whatever turn they are asked', () => {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(buildStoryAddress(specified, story)).toBe('/news/sport/il-derby/7')
      expect(buildStoryAddress(renamed, story)).toBe('/articoli/sport/il-derby/7')
      expect(specified.resolve('/argomenti/bobbio')).toMatchObject({ address: { type: 'category' } })
      expect(renamed.resolve('/argomenti/bobbio')).toMatchObject({ type: 'page', address: { type: 'tag' } })
    }
  })

  it('lead former addresses each to a page of their own', () => {
    const rules = { 301: { '/vecchia': { newUrl: '/luoghi/bobbio' } }, 302: {} }
    const ends = [specified, renamed].map(
      (grammar) => resolveRedirect(compileRedirects(rules, grammar), '/vecchia')?.to,
    )
    expect(ends).toEqual(['/tag/bobbio', '/argomenti/bobbio'])
  })

  it('a link of the CMS comes out as the grammar spells it, a table’s path as the requirements do', () => {
    expect([specified, renamed].map(({ spellLink }) => spellLink('/tag/Coppa'))).toEqual([
      '/tag/~43oppa',
      '/argomenti/~43oppa',
    ])
    expect([specified, renamed].map(({ spellLink }) => spellLink('/vecchio/Indirizzo.HTML'))).toEqual([
      '/vecchio/Indirizzo.HTML',
      '/vecchio/Indirizzo.HTML',
    ])
    expect(renamed.spellAsSpecified('/argomenti/bobbio')).toBe('/tag/bobbio')
    expect(specified.spellAsSpecified('/tag/bobbio')).toBe('/tag/bobbio')
  })
})
