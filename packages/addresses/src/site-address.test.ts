import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { OBITUARY_PERIODS } from '@liberta/contracts/obituaries/obituary-filters.schema'
import { FIXED_PAGE_NAMES, findFixedPage } from './fixed-page.table.ts'
import type { SiteAddress } from './site-address.ts'
import { createSpecifiedGrammar } from './address-grammar.ts'
import { addLite, hasLiteVersion, isLiteAddress } from './lite-version.ts'

const { build, parse, resolve, spellLite } = createSpecifiedGrammar()

const RESERVED = new Set(
  (
    'news tag autore event events eventi multimedia necrologie ricerca latest page about policy faq podcast tags topics ' +
    'newsletter login teleliberta abbonamenti clubliberta'
  ).split(' '),
)
const word = fc
  .stringMatching(/^[a-z][a-z0-9]{0,11}$/)
  .filter((text) => !RESERVED.has(text) && !text.startsWith('page'))
const slug = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join('-'))
const sectionPath = fc.array(slug, { minLength: 1, maxLength: 4 }).map((slugs) => slugs.join('/'))
const id = fc.integer({ min: 1, max: 2_147_483_647 })
const page = fc.integer({ min: 1, max: 999_999 })
const type = <const Type extends string>(...types: [Type, ...Type[]]) => fc.constantFrom(...types)
const item = fc.tuple(slug, id).map(([words, number]) => ({ slug: `${words}-${number}`, id: number }))
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((written) =>
    written
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .filter((written) => written !== '' && written.isWellFormed())

const fixed = fc.constantFrom(...FIXED_PAGE_NAMES).chain((name) =>
  fc.record({
    type: type('fixed'),
    name: fc.constant(name),
    page: findFixedPage(name).pages ? page : fc.constant(1),
    query: fc.constant({}),
  }),
)

const address: fc.Arbitrary<SiteAddress> = fc.oneof(
  fc.record({ type: type('home') }),
  fc.record({ type: type('latest'), page }),
  fc.record({ type: type('section', 'category'), sectionPath, page }),
  fc.record({
    type: type('tag', 'tagMultimedia', 'tagEvents', 'journalist', 'folder', 'eventCategory', 'events'),
    slug,
    page,
  }),
  fc.record({ type: type('story', 'article'), sectionPath, slug, id }),
  fc.record({ type: type('storyByTag'), tagSlug: slug, tagId: id, slug, id }),
  fc.record({ type: type('storyByJournalist'), journalistSlug: slug, slug, id }),
  fc.tuple(fc.option(slug), item).map(([folderSlug, known]) => ({ type: 'multimedia' as const, folderSlug, ...known })),
  fc.tuple(slug, item).map(([tagSlug, known]) => ({ type: 'multimediaByTag' as const, tagSlug, ...known })),
  item.map((known) => ({ type: 'event' as const, ...known })),
  fc
    .tuple(type('eventByCategory', 'eventByType', 'eventByTag'), slug, item)
    .map(([kind, filterSlug, known]) => ({ type: kind, filterSlug, ...known })),
  fc.record({
    type: type('obituaries'),
    page,
    query: fc.option(text),
    town: fc.option(slug),
    period: fc.option(fc.constantFrom(...OBITUARY_PERIODS)),
  }),
  fc.record({ type: type('obituary'), id }),
  fc.record({ type: type('staffMember', 'position'), slug }),
  fixed,
  fc.record({ type: type('reservedArea'), path: fc.array(slug, { maxLength: 3 }).map((slugs) => slugs.join('/')) }),
)

describe('friendly addresses (requirements 2)', () => {
  it('what is built is read back: parse(build(x)) = x, for every family', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const canonical = build(asked)
        const [path = '', query] = canonical.split('?')
        expect(resolve(path, query)).toEqual({ type: 'page', address: asked, canonical })
        expect(parse(canonical)).toEqual(asked)
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[string, SiteAddress]>([
    ['/', { type: 'home' }],
    ['/news/latest', { type: 'latest', page: 1 }],
    ['/news/latest/page_3', { type: 'latest', page: 3 }],
    ['/news/cronaca', { type: 'section', sectionPath: 'cronaca', page: 1 }],
    ['/news/sport/calcio/page_2', { type: 'section', sectionPath: 'sport/calcio', page: 2 }],
    [
      '/news/attualita/cronaca/il-ponte/7242',
      { type: 'story', sectionPath: 'attualita/cronaca', slug: 'il-ponte', id: 7242 },
    ],
    ['/news/cronaca/il-2016/7242', { type: 'story', sectionPath: 'cronaca', slug: 'il-2016', id: 7242 }],
    [
      '/news/tag/piena-del-po_31/il-po-scende/7242',
      { type: 'storyByTag', tagSlug: 'piena-del-po', tagId: 31, slug: 'il-po-scende', id: 7242 },
    ],
    ['/tag/bobbio', { type: 'tag', slug: 'bobbio', page: 1 }],
    ['/tag/2026', { type: 'tag', slug: '2026', page: 1 }],
    ['/tag/bobbio/multimedia', { type: 'tagMultimedia', slug: 'bobbio', page: 1 }],
    ['/tag/multimedia', { type: 'tag', slug: 'multimedia', page: 1 }],
    ['/tag/bobbio/eventi/page_2', { type: 'tagEvents', slug: 'bobbio', page: 2 }],
    ['/autore/marta-valdonica', { type: 'journalist', slug: 'marta-valdonica', page: 1 }],
    ['/multimedia/detail/40017', { type: 'multimedia', folderSlug: null, slug: '40017', id: 40017 }],
    [
      '/multimedia/detail/teleliberta/il-tg-delle-13-40017',
      { type: 'multimedia', folderSlug: 'teleliberta', slug: 'il-tg-delle-13-40017', id: 40017 },
    ],
    ['/multimedia/folder/teleliberta/page_2', { type: 'fixed', name: 'teleliberta', page: 2, query: {} }],
    ['/cronaca/page_2', { type: 'category', sectionPath: 'cronaca', page: 2 }],
    ['/about/noi', { type: 'category', sectionPath: 'about/noi', page: 1 }],
    ['/sport/calcio/la-partita/9', { type: 'article', sectionPath: 'sport/calcio', slug: 'la-partita', id: 9 }],
    ['/area-riservata', { type: 'reservedArea', path: '' }],
    ['/area-riservata/salvati/page_2', { type: 'reservedArea', path: 'salvati/page_2' }],
  ])('%s', (path, asked) => {
    expect(resolve(path)).toEqual({ type: 'page', address: asked, canonical: path })
  })

  it.each([
    ['/news/cronaca/page_1', '/news/cronaca'],
    ['/news/cronaca/page_0', '/news/cronaca'],
    ['/news/cronaca/page_-3', '/news/cronaca'],
    ['/news/cronaca/page_due', '/news/cronaca'],
    ['/NEWS/Cronaca/', '/news/cronaca'],
    ['/news//latest/page_01', '/news/latest'],
    ['/tags/page_1', '/tags'],
    ['/tag/bobbio/multimedia/page_1', '/tag/bobbio/multimedia'],
  ])('a page that is no number of at least 1 gives the default page: %s leads to %s', (path, to) => {
    expect(resolve(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    ['/tag/bobbio/31', '/tag/bobbio'],
    ['/tag/bobbio_31', '/tag/bobbio'],
    ['/tag/bobbio_31/page_2', '/tag/bobbio/page_2'],
    ['/tag/bobbio/31/multimedia', '/tag/bobbio/multimedia'],
    ['/autore/marta-valdonica/3', '/autore/marta-valdonica'],
    ['/news/cronaca/12', '/news/cronaca'],
    ['/news/sport/calcio_12/page_2', '/news/sport/calcio/page_2'],
    ['/cronaca/12', '/cronaca'],
    ['/events/sagre/4', '/events/sagre'],
    ['/multimedia/folder/teleliberta/201', '/multimedia/folder/teleliberta'],
  ])('an id behind a list is a spelling of the list: %s leads to %s', (path, to) => {
    expect(resolve(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    ['/videoshort', '/videoShort'],
    ['/VIDEOSHORT/', '/videoShort'],
    ['/surveydetail', '/surveyDetail'],
    ['/lettertoeditor/page_2', '/letterToEditor/page_2'],
    ['/Multimedia/Folder/Teleliberta/', '/multimedia/folder/teleliberta'],
  ])('the spelling of the requirements decides on a fixed page: %s leads to %s', (path, to) => {
    expect(resolve(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    '/news',
    '/tag',
    '/tag/a/b',
    '/news/a/b/c/d/e',
    '/a/b/c/d/e',
    '/autore/',
    '/news/cronaca/titolo/0',
    '/news/latest/oggi',
    '/news/tag/bobbio',
    '/news/tag/bobbio/il-ponte/7',
    '/news/autore/marta-valdonica',
    '/.well-known',
    '/multimedia',
    '/multimedia/x',
    '/multimedia/x/titolo/9',
    '/multimedia/detail/senza-numero',
    '/multimedia/detail/a/b/c-9',
    '/necrologie/rossi',
    '/necrologie/list/rossi',
    '/event/senza-numero',
    '/event/altro/x-9',
    '/event/tag/x-9',
    '/eventi/domani',
    '/about/page_2',
    '/who-we-are/la-redazione/staff',
    '/nowhere/page_2/page_3',
    '/123',
  ])("%s: 404 'Page not found: {path}'", (path) => {
    expect(resolve(path)).toEqual({ type: 'refused', status: 404, message: `Page not found: ${path}` })
  })

  it("a path that ends in a file extension: 404 'Resource not found.'", () => {
    for (const path of ['/foto.jpg', '/ricerca/query_foto.jpg', '/news/cronaca/x.php']) {
      expect(resolve(path)).toEqual({ type: 'refused', status: 404, message: 'Resource not found.' })
    }
  })

  it('a redirect leads to a page at once, whatever was asked', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const resolved = resolve(path, query)
        if (resolved.type !== 'redirect') return
        const [to = '', rest] = resolved.path.split('?')
        expect(resolve(to, rest)).toMatchObject({ type: 'page', canonical: resolved.path })
      }),
    )
  })
})

describe('the query of an address', () => {
  it.each([
    ['/news/cronaca', 'utm_source=x&page=3', '/news/cronaca'],
    ['/surveyDetail', '?id=il-ponte&utm_source=x', '/surveyDetail?id=il-ponte'],
    ['/surveyDetail', 'id=Il Ponte', '/surveyDetail'],
    ['/gallery-viewer', 'n=2&x=1&id=5', '/gallery-viewer?id=5&n=2'],
    ['/gallery-viewer', 'id=5&n=1', '/gallery-viewer?id=5'],
    ['/gallery-viewer', 'id=5&id=7&n=0', '/gallery-viewer?id=5'],
    ['/necrologie/list/page_2', 'query=++Rossi%20%09Maria', '/necrologie/list/page_2?query=Rossi%20Maria'],
    ['/necrologie/list', 'query=Rossi&query=Bianchi', '/necrologie/list?query=Rossi'],
    ['/necrologie/list', 'query=%20&Query=x', '/necrologie/list'],
    ['/necrologie/list', 'query=&comune=&periodo=', '/necrologie/list'],
    [
      '/necrologie/list',
      'periodo=mese&comune=bobbio&query=rossi',
      '/necrologie/list?query=rossi&comune=bobbio&periodo=mese',
    ],
    [
      '/necrologie/list/page_2',
      'comune=Castel-San-Giovanni&periodo=Settimana',
      '/necrologie/list/page_2?comune=castel-san-giovanni&periodo=settimana',
    ],
    // As a CMS may spell a slug; a town that there is not is no page.
    [
      '/necrologie/list',
      'comune=Castel%20San%20Giovanni&periodo=secolo',
      '/necrologie/list?comune=castel~20san~20giovanni',
    ],
    [
      '/necrologie/list',
      'comune=bobbio&comune=ottone&periodo=oggi&periodo=mese',
      '/necrologie/list?comune=bobbio&periodo=oggi',
    ],
  ])(
    '%s with %s is the page %s: what it does not know changes nothing, and of two values the first counts',
    (...row) => {
      const [path, query, canonical] = row
      expect(resolve(path, query)).toMatchObject({ type: 'page', canonical })
    },
  )

  it('goes with a redirect where the address knows it', () => {
    const resolved = resolve('/Necrologie/List/', 'query=Rossi&utm_source=x')
    expect(resolved).toEqual({ type: 'redirect', status: 301, path: '/necrologie/list?query=Rossi' })
  })
})

describe('the lite version of a page (requirements 10.27)', () => {
  it('has an address of its own, which is read back, for every family that has one', () => {
    fc.assert(
      fc.property(address, (asked) => {
        const full = build(asked)
        const [path = '', query] = addLite(full).split('?')
        const lite = hasLiteVersion(asked) ? addLite(full) : null
        expect(spellLite(full)).toBe(lite)
        expect(resolve(path, query)).toEqual({
          type: 'page',
          address: asked,
          canonical: lite ?? full,
          ...(lite !== null && { isLite: true }),
        })
        expect(parse(addLite(full))).toEqual(asked)
        if (lite !== null)
          expect([spellLite(lite), isLiteAddress(lite), isLiteAddress(full)]).toEqual([lite, true, false])
      }),
      { numRuns: 1000 },
    )
  })
})
