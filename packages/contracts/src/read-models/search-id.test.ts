import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildSearchId, parseSearchId } from './search-id.ts'
import { EMPTY_SEARCH, FILTERS_OF_KIND, LONGEST_SEARCH, OTHER_SORT } from '../search/search-parameters.schema.ts'
import type { SearchKind, SearchParameters } from '../search/search-parameters.schema.ts'

const value = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
const kind = fc.constantFrom<SearchKind>('story', 'multimedia', 'event')
const milliseconds = fc.option(fc.integer({ min: 0, max: 4_102_444_800_000 }))
const search: fc.Arbitrary<SearchParameters> = fc.record({
  text: fc.option(
    fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.normalize('NFC').toLowerCase().trim())
      .filter((text) => text.length > 0 && text.length <= LONGEST_SEARCH),
  ),
  operator: fc.constantFrom('or', 'and'),
  matching: fc.constantFrom(null, 'best_fields' as const, 'phrase_prefix' as const),
  sort: fc.constantFrom(null, 'relevance' as const, 'recent' as const),
  when: fc.constantFrom(null, 'oggi' as const, 'fine-settimana' as const),
  date: milliseconds,
  dateFrom: milliseconds,
  dateTo: milliseconds,
  filters: fc.record({ tags: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }) }, { requiredKeys: [] }),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('the id of a search (requirements 3, search parameters)', () => {
  it('names what is searched for: it reads back, with filters in one order', () => {
    fc.assert(
      fc.property(kind, search, (asked, parameters) => {
        const sorted = parameters.filters.tags?.toSorted()
        const filters = sorted && FILTERS_OF_KIND[asked].includes('tags') ? { tags: sorted } : {}
        expect(parseSearchId(buildSearchId(asked, parameters))).toEqual({
          kind: asked,
          search: {
            ...parameters,
            operator: parameters.text === null ? 'or' : parameters.operator,
            matching: parameters.text === null ? null : parameters.matching,
            sort: parameters.text !== null && parameters.sort === OTHER_SORT[asked] ? parameters.sort : null,
            filters,
          },
        })
      }),
    )
  })

  it('case and the order of a filter are not told apart', () => {
    const one = buildSearchId('story', { ...EMPTY_SEARCH, text: 'Po in piena', filters: { sections: ['12', '4'] } })
    const other = buildSearchId('story', { ...EMPTY_SEARCH, text: 'po IN piena', filters: { sections: ['4', '12'] } })
    expect(one).toBe(other)
  })

  it.each([
    ['story', 'recent', 'story.page_1.query_po.sort_recent'],
    ['story', 'relevance', 'story.page_1.query_po'],
    ['multimedia', 'relevance', 'multimedia.page_1.query_po.sort_relevance'],
    ['multimedia', 'recent', 'multimedia.page_1.query_po'],
    ['event', 'recent', 'event.page_1.query_po'],
  ] as const)('%s in the order %s is one of two at most: %s', (asked, sort, id) => {
    expect(buildSearchId(asked, { ...EMPTY_SEARCH, text: 'po', sort })).toBe(id)
  })

  it.each([
    '',
    'story',
    'story.page_0',
    'book.page_1',
    'story.page_1.query_',
    'story.page_1.query_%',
    'story.page_01',
    'story.page_1.operator_and',
    'story.page_1.query_po.operator_or',
    'story.page_1.query_po.sort_relevance',
    'story.page_1.sort_recent',
    'story.page_1.query_po.sort_oldest',
  ])('%j is no id', (id) => {
    expect(parseSearchId(id)).toBeNull()
  })
})
