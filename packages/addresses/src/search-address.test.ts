import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  EMPTY_SEARCH,
  FILTER_IDS,
  LONGEST_SEARCH,
  normaliseSearchText,
} from '@liberta/contracts/search/search-parameters.schema'
import type { FilterId, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { createAddressGrammar } from './address-grammar.ts'
import { addressSettingsSchema } from './address-settings.schema.ts'
import { filtersOfScope, sortOfAddress } from './build-search.ts'
import type { AddressOf, SearchScope } from './site-address.ts'

const friendly = createAddressGrammar(addressSettingsSchema.parse({}))
const plain = createAddressGrammar(addressSettingsSchema.parse({ friendlySearch: false }))

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 2 * LONGEST_SEARCH }),
    fc.string({ unit: 'grapheme', maxLength: LONGEST_SEARCH }),
    fc.constantFrom(
      'àèìòù',
      '«Libertà»',
      "l'Adda / il Po",
      '100%',
      'a+b&c=d',
      '..',
      's',
      'page_2',
      '’'.repeat(120),
      '%2F?#',
    ),
  )
  .map((written) => normaliseSearchText(written))
/** The ends of the years that are searched by: 1800 and 2999 in Rome. */
const [FIRST, LAST] = [Date.parse('1799-12-31T23:10:04Z'), Date.parse('2999-12-31T22:59:59.999Z')]
const milliseconds = fc.option(fc.integer({ min: FIRST, max: LAST }))
const values = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { minLength: 1, maxLength: 3 })
  .map((known) => known.toSorted())

function searchOf(scope: SearchScope): fc.Arbitrary<SearchParameters> {
  const names = filtersOfScope(scope)
  const asked = fc.record({
    text,
    operator: fc.constantFrom('or' as const, 'and' as const),
    matching: fc.constantFrom(null, 'best_fields' as const, 'phrase_prefix' as const),
    sort: fc.constantFrom(null, 'relevance' as const, 'recent' as const),
    when: scope === 'events' ? fc.constantFrom(null, 'oggi' as const, 'fine-settimana' as const) : fc.constant(null),
    date: milliseconds,
    dateFrom: milliseconds,
    dateTo: milliseconds,
    filters: fc.dictionary(fc.constantFrom(...names), values, { noNullPrototype: true }) as fc.Arbitrary<
      Partial<Record<FilterId, string[]>>
    >,
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  return asked.map((parameters) => ({
    ...parameters,
    ...(parameters.text === null && { operator: 'or', matching: null }),
    ...(parameters.when !== null && { date: null }),
    ...((parameters.when ?? parameters.date) !== null && { dateFrom: null, dateTo: null }),
    sort: sortOfAddress(scope, parameters),
  }))
}

const search: fc.Arbitrary<AddressOf<'search'>> = fc
  .constantFrom<SearchScope[]>('site', 'news', 'events', 'teleliberta')
  .chain((scope) =>
    fc.record({ type: fc.constant('search' as const), scope: fc.constant(scope), search: searchOf(scope) }),
  )

describe('friendly search addresses (requirements 2)', () => {
  it.each([
    ['friendly', friendly],
    ['in the query string', plain],
  ])('what is built is read back, %s', (_, grammar) => {
    fc.assert(
      fc.property(search, (asked) => {
        const canonical = grammar.build(asked)
        const [path = '', query] = canonical.split('?')
        expect(grammar.resolve(path, query)).toEqual({ type: 'page', address: asked, canonical })
      }),
      { numRuns: 500 },
    )
  })

  it('the parts stand in one order, and end in /s', () => {
    const asked: SearchParameters = {
      text: 'Po in piena, «città» / Bobbio',
      operator: 'or',
      matching: null,
      sort: 'recent',
      when: 'oggi',
      date: 1_767_222_000_000,
      dateFrom: -1,
      dateTo: 0,
      filters: {
        locations: ['7'],
        types: ['festa'],
        categories: ['4'],
        sections: ['12', '4'],
        tags: ['bobbio'],
        zones: ['val-nure'],
      },
      page: 3,
    }
    const parts = `query_${encodeURIComponent(asked.text ?? '')}/date_1767222000000/dateFrom_-1/dateTo_0/zones_val-nure/tags_bobbio`
    expect(friendly.build({ type: 'search', scope: 'events', search: asked })).toBe(
      `/eventi/ricerca/oggi/${parts}/sections_12,4/categories_4/types_festa/locations_7/page_3/s`,
    )
  })

  it.each([
    ['/ricerca/query_po', '/ricerca/query_po/s'],
    ['/ricerca/s', '/ricerca'],
    ['/RICERCA/Query_Po/S', '/ricerca/query_Po/s'],
    ['//ricerca//query_po/s/', '/ricerca/query_po/s'],
    ['/%72icerca/query_po/s', '/ricerca/query_po/s'],
    ['/ricerca/page_2/query_po/s', '/ricerca/query_po/page_2/s'],
    ['/ricerca/query_po+piena/s', '/ricerca/query_po%2Bpiena/s'],
    ['/ricerca/query_%27po%27/s', "/ricerca/query_'po'/s"],
    ['/ricerca/query_e%CC%80/s', '/ricerca/query_%C3%A8/s'],
    ['/ricerca/query_%20po%20%20in%20/s', '/ricerca/query_po%20in/s'],
    [`/ricerca/query_${'a'.repeat(200)}/s`, `/ricerca/query_${'a'.repeat(120)}/s`],
    ['/ricerca/query_po/query_trebbia/s', '/ricerca/query_po/s'],
    ['/ricerca/page_0/s', '/ricerca'],
    ['/ricerca/page_due/s', '/ricerca'],
    ['/ricerca/page_1/s', '/ricerca'],
    ['/ricerca/date_oggi/dateFrom_1.5/dateTo_1e3/s', '/ricerca'],
    ['/ricerca/date_9999999999999999/s', '/ricerca'],
    ['/ricerca/query_po/dateFrom_-5364665396001/dateTo_32503676400000/s', '/ricerca/query_po/s'],
    ['/ricerca/dateTo_0/date_7/s', '/ricerca/date_7/s'],
    ['/eventi/ricerca/oggi/dateFrom_0/date_7/zones_a/s', '/eventi/ricerca/oggi/zones_a/s'],
    ['/ricerca/date_007/s', '/ricerca/date_7/s'],
    ['/ricerca/date_-0/s', '/ricerca/date_0/s'],
    ['/ricerca/colore_rosso/s', '/ricerca'],
    ['/ricerca/sort_recent/query_po/s', '/ricerca/query_po/sort_recent/s'],
    ['/ricerca/query_po/sort_relevance/s', '/ricerca/query_po/s'],
    ['/ricerca/query_po/sort_oldest/s', '/ricerca/query_po/s'],
    ['/ricerca/sort_recent/s', '/ricerca'],
    ['/eventi/ricerca/query_po/sort_recent/s', '/eventi/ricerca/query_po/s'],
    [
      '/multimedia/folder/teleliberta/ricerca/query_po/sort_recent/s',
      '/multimedia/folder/teleliberta/ricerca/query_po/s',
    ],
    ['/ricerca/types_festa/s', '/ricerca'],
    ['/ricerca/oggi', '/ricerca/query_oggi/s'],
    ['/ricerca/query', '/ricerca'],
    ['/ricerca/zones_b,a,b,%22/s', '/ricerca/zones_a,b/s'],
    ['/eventi/ricerca/Oggi/', '/eventi/ricerca/oggi'],
    ['/eventi/ricerca/oggi/s', '/eventi/ricerca/oggi'],
    ['/eventi/ricerca/domani', '/eventi/ricerca/query_domani/s'],
    ['/eventi/ricerca/oggi/sagra', '/eventi/ricerca/oggi/query_sagra/s'],
    ['/eventi/ricerca/types_festa', '/eventi/ricerca/types_festa/s'],
  ])('%s leads to %s: what is not known or not well said is left out', (path, to) => {
    expect(friendly.resolve(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    ['/ricerca/ponte', '/ricerca/query_ponte/s'],
    ['/ricerca/ponte/s', '/ricerca/query_ponte/s'],
    ['/ricerca/Ponte%20Vecchio', '/ricerca/query_Ponte%20Vecchio/s'],
    ['/ricerca/ponte/page_2', '/ricerca/query_ponte/page_2/s'],
    ['/ricerca/query_po/ponte/s', '/ricerca/query_po/s'],
    ['/news/ricerca/ponte', '/news/ricerca/query_ponte/s'],
    ['/eventi/ricerca/ponte', '/eventi/ricerca/query_ponte/s'],
    ['/multimedia/folder/teleliberta/ricerca/ponte', '/multimedia/folder/teleliberta/ricerca/query_ponte/s'],
  ])('%s searches for what it names, at %s: the slug’s parts are optional (requirements 2)', (path, to) => {
    expect(friendly.resolve(path)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    ['/ricerca/qsoptlgcopr_AND/query_po/s', '/ricerca/query_po/qsOptLgcOpr_and/s'],
    ['/ricerca/qsOpt_phrase_prefix/query_po/s', '/ricerca/query_po/qsOpt_phrase_prefix/s'],
    ['/ricerca/query_po/qsOpt_best_fields/s', '/ricerca/query_po/qsOpt_best_fields~1/s'],
    ['/ricerca/query_po/qsOpt_best_fields~1,phrase_prefix/qsOptLgcOpr_or/s', '/ricerca/query_po/s'],
    ['/ricerca/query_po/qsOpt_fuzzy/qsOptLgcOpr_xor/s', '/ricerca/query_po/s'],
    ['/ricerca/qsOpt_phrase_prefix/qsOptLgcOpr_and/s', '/ricerca'],
    ['/ricerca?query=po&qsOptLgcOpr=and', '/ricerca/query_po/qsOptLgcOpr_and/s'],
  ])('%s carries qsOpt and qsOptLgcOpr where they are not the default: %s', (address, to) => {
    const [path = '', query] = address.split('?')
    expect(friendly.resolve(path, query)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it.each([
    ['/ricerca', 'query=po+in+piena', '/ricerca/query_po%20in%20piena/s'],
    ['/ricerca', '?query=&date=&zones=', '/ricerca'],
    ['/ricerca', 'page=2&query=po', '/ricerca/query_po/page_2/s'],
    ['/news/ricerca', 'zones=b&zones=a&query=po', '/news/ricerca/query_po/zones_a,b/s'],
    ['/ricerca/query_po/s', 'query=trebbia&page=2', '/ricerca/query_po/page_2/s'],
    ['/eventi/ricerca/oggi', 'categories=4', '/eventi/ricerca/oggi/categories_4/s'],
    ['/eventi/ricerca/fine-settimana', 'dateFrom=2026-12-05&dateTo=2026-12-06', '/eventi/ricerca/fine-settimana'],
  ])('a form without scripts is led from %s?%s to the friendly address %s', (path, query, to) => {
    expect(friendly.resolve(path, query)).toEqual({ type: 'redirect', status: 301, path: to })
  })

  it('values of the query that are none of a search lead nowhere else', () => {
    const resolved = friendly.resolve('/ricerca/query_po/s', 'utm_source=x&fbclid=y')
    expect(resolved).toMatchObject({ type: 'page', canonical: '/ricerca/query_po/s' })
  })
})

describe('searches in the query string, where friendly search is off (requirements 2)', () => {
  it.each([
    ['/ricerca', 'page=2&utm_source=x&query=po%20in%20piena', '/ricerca?query=po%20in%20piena&page=2'],
    ['/ricerca', 'query=po&query=trebbia', '/ricerca?query=po'],
    ['/ricerca', 'date=oggi&colore=rosso', '/ricerca'],
    ['/ricerca', 'zones=b,a', '/ricerca?zones=a,b'],
    ['/eventi/ricerca/oggi', 'types=festa', '/eventi/ricerca/oggi?types=festa'],
  ])('%s?%s is the page %s', (path, query, canonical) => {
    expect(plain.resolve(path, query)).toMatchObject({ type: 'page', canonical })
  })

  it('a friendly address leads to the active one', () => {
    const resolved = plain.resolve('/ricerca/query_po/zones_a/page_2/s')
    expect(resolved).toEqual({ type: 'redirect', status: 301, path: '/ricerca?query=po&zones=a&page=2' })
  })
})

describe('the parameters of a search', () => {
  it('filter parameters are accepted only if the name is a known filter id (requirements 5)', () => {
    expect(filtersOfScope('site')).toEqual(['zones', 'tags', 'sections', 'categories'])
    expect(filtersOfScope('events')).toEqual(FILTER_IDS)
  })

  it('is read of a query once, however often it stands there', () => {
    const parts = Array.from(
      { length: 2_000 },
      (_, index) => `tags=a&zones=${String(index).padStart(4, '0')}&query=ponte`,
    )
    const found = friendly.parse(`/ricerca?${parts.join('&')}`)
    const zones = Array.from({ length: 10 }, (_, index) => `000${index}`)
    expect(found).toMatchObject({ search: { text: 'ponte', filters: { tags: ['a'], zones } } })
  })

  it.each([
    ['in one place', `zones=${'!,'.repeat(50)}po`],
    ['in many places', `${'zones=!&'.repeat(50)}zones=po`],
    ['in a path', null],
  ])('of many values of a filter fifty are looked at: %s', (_, query) => {
    const found = friendly.parse(query === null ? `/ricerca/zones_${'!,'.repeat(50)}po/s` : `/ricerca?${query}`)
    expect(found).toMatchObject({ search: { filters: {} } })
  })

  it('a search for everything is the bare prefix', () => {
    expect(friendly.build({ type: 'search', scope: 'site', search: EMPTY_SEARCH })).toBe('/ricerca')
  })

  it('a text holds no sign that is no character', () => {
    expect(normaliseSearchText('\uFFFE')).toBeNull()
    expect(normaliseSearchText('ponte\uFFFFsul\u{10FFFE}po')).toBe('ponte sul po')
    expect(normaliseSearchText('ponte\u00A0sul\u2060 po\u00ADre')).toBe('ponte sul pore')
    expect(normaliseSearchText('\u2060')).toBeNull()
  })

  it('a text has one spelling, which is left as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (written) => {
        const once = normaliseSearchText(written)
        if (once === null) return
        expect(normaliseSearchText(once)).toBe(once)
        expect(once.length).toBeLessThanOrEqual(LONGEST_SEARCH)
        expect(once.isWellFormed()).toBe(true)
        expect(once).not.toMatch(/[\p{Cc}\p{NChar}]/u)
      }),
    )
  })
})
