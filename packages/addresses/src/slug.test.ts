import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  buildEventListId,
  buildMultimediaListId,
  buildStoryListId,
  parseEventListId,
  parseMultimediaListId,
  parseStoryListId,
} from '@liberta/contracts/read-models/list-id'
import { parseReadModelName } from '@liberta/contracts/read-models/read-model-key'
import type { SiteAddress } from './site-address.ts'
import { decodeSlug, encodeSlug, holdsDotSegment, isSlug, LONGEST_CMS_SLUG } from '@liberta/contracts/text/slug'
import { createSpecifiedGrammar } from './address-grammar.ts'

const { build, parse, resolve } = createSpecifiedGrammar()

/** Whatever a CMS may call something: any text of up to 200 characters, and the kinds of slug that real ones have. */
const cmsSlug = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: LONGEST_CMS_SLUG }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.stringMatching(/^[A-Za-z0-9._~/-]{1,200}$/),
    fc.stringMatching(/^\d{1,12}$/),
    fc.constantFrom(
      'querela.4',
      'Firma_19',
      '2026',
      'page_2',
      'latest',
      'multimedia',
      '~2e',
      '-',
      '--',
      '...',
      '字'.repeat(200),
    ),
  )
  .filter((text) => text.isWellFormed() && text.length <= LONGEST_CMS_SLUG && !holdsDotSegment(text))

describe('any slug of the CMS is legal', () => {
  it('it has one spelling in addresses, which leads back to it', () => {
    fc.assert(
      fc.property(cmsSlug, (slug) => {
        const spelled = encodeSlug(slug)
        expect(isSlug(spelled)).toBe(true)
        expect(decodeSlug(spelled)).toBe(slug)
      }),
    )
  })

  it('no two slugs share an address', () => {
    fc.assert(
      fc.property(cmsSlug, cmsSlug, (one, other) => expect(encodeSlug(one) === encodeSlug(other)).toBe(one === other)),
    )
  })

  it.each([
    ['bobbio', 'bobbio'],
    ['castel-san-giovanni', 'castel-san-giovanni'],
    ['querela.4', 'querela~2e4'],
    ['a--b', 'a~2d~2db'],
    ['Città', '~43itt~c3~a0'],
  ])('%s is spelled %s: what was a slug stays as it is', (slug, spelled) => {
    expect(encodeSlug(slug)).toBe(spelled)
  })

  it.each([
    '',
    '~',
    '~2',
    '~2E',
    '~61',
    '~62-c',
    '~ff',
    'a~2db',
    '-a',
    'a-',
    'a--b',
    'A',
    'a.b',
    '~2e~2e~2fx',
    'a'.repeat(201),
  ])('%j is the spelling of none', (text) => {
    expect(decodeSlug(text)).toBeNull()
  })

  it('its address is the address of the same subject, in each family that the CMS is asked by slug', () => {
    const family = fc.constantFrom(
      'tag',
      'tagMultimedia',
      'tagEvents',
      'journalist',
      'eventCategory',
      'events' as const,
    )
    fc.assert(
      fc.property(family, cmsSlug, fc.integer({ min: 1, max: 99 }), (type, slug, page) => {
        const address = { type, slug: encodeSlug(slug), page } as SiteAddress
        const path = build(address)
        expect(parse(path)).toEqual(address)
        expect(resolve(path)).toEqual({ type: 'page', address, canonical: path })
      }),
    )
  })

  it('its stories, clips and events by tag, journalist and category have addresses', () => {
    fc.assert(
      fc.property(cmsSlug, fc.integer({ min: 1, max: 2_147_483_647 }), (text, id) => {
        const slug = encodeSlug(text)
        const addresses: SiteAddress[] = [
          { type: 'storyByTag', tagSlug: slug, tagId: id, slug: 'il-ponte', id },
          { type: 'storyByJournalist', journalistSlug: slug, slug: 'il-ponte', id },
          { type: 'multimediaByTag', tagSlug: slug, slug: `la-fiera-${id}`, id },
          { type: 'eventByCategory', filterSlug: slug, slug: `sagra-${id}`, id },
          { type: 'eventByTag', filterSlug: slug, slug: `sagra-${id}`, id },
          { type: 'staffMember', slug },
        ]
        for (const address of addresses) expect(parse(build(address))).toEqual(address)
      }),
    )
  })

  it('it names the same read models again', () => {
    fc.assert(
      fc.property(cmsSlug, fc.integer({ min: 1, max: 99 }), (text, page) => {
        const slug = encodeSlug(text)
        const id = buildStoryListId({ type: 'tag', slug, page })
        expect(parseStoryListId(id)).toEqual({ type: 'tag', slug, page })
        expect(parseReadModelName(`storyList:${id}`)).toEqual({ model: 'storyList', id })
        const clips = { type: 'folder', slug, page } as const
        expect(parseMultimediaListId(buildMultimediaListId(clips))).toEqual(clips)
        const events = { type: 'category', slug, page } as const
        expect(parseEventListId(buildEventListId(events))).toEqual(events)
      }),
    )
  })

  it.each([
    ['/tag/querela.4', '/tag/querela~2e4'],
    ['/tag/a_b', '/tag/a~5fb'],
    ['/autore/firma.19/page_2', '/autore/firma~2e19/page_2'],
    ['/news/stili.di.vita', '/news/stili-di-vita'],
    ['/news/stili.di.vita/il.ponte/7', '/news/stili-di-vita/il-ponte/7'],
    ['/multimedia/detail/tg_sera/il.tg-7', '/multimedia/detail/tg-sera/il-tg-7'],
  ])('the spelling of the CMS, %s, leads to ours, %s', (path, canonical) => {
    expect(resolve(path)).toEqual({ type: 'redirect', status: 301, path: canonical })
  })

  it.each(['/news/2026', '/news/2026/storia-12-querela/300012', '/news/2026/page_2'])(
    '%s: a section at the root may be a number',
    (path) => {
      expect(resolve(path)).toMatchObject({ type: 'page', address: { sectionPath: '2026' } })
    },
  )
})
