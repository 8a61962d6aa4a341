import { describe, expect, it } from '@jest/globals'
import { SEARCH_QUERY } from './search-query.schema.ts'

/** First instant of 21 November 2026 in Rome, and the last one. */
const BEGINNING = Date.parse('2026-11-21T00:00:00+01:00')
const END = Date.parse('2026-11-22T00:00:00+01:00') - 1
const NOON = Date.parse('2026-11-21T12:00:00+01:00')

const { schema, read, refer } = SEARCH_QUERY

function idOf(query: Record<string, unknown>): string {
  const referred = refer(read(schema.parse(query)))
  return 'id' in referred ? referred.id : ''
}

describe('what a search asks for (requirements 7)', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['everything', {}, 'story.page_1'],
    ['words, in one spelling', { qs: '  Po   in\tPiena ' }, 'story.page_1.query_po%20in%20piena'],
    ['all of the words', { qs: 'po piena', qsOptLgcOpr: 'AND' }, 'story.page_1.query_po%20piena.operator_and'],
    ['the phrase alone', { qs: 'po', qsOpt: 'phrase_prefix' }, 'story.page_1.query_po.matching_phrase_prefix'],
    ['the best field alone', { qs: 'po', qsOpt: 'best_fields~1' }, 'story.page_1.query_po.matching_best_fields'],
    ['both, in whatever order', { qs: 'po', qsOpt: 'phrase_prefix best_fields' }, 'story.page_1.query_po'],
    ['the newest first', { qs: 'po', sort: 'recent' }, 'story.page_1.query_po.sort_recent'],
    ['no words', { qs: '   ' }, 'story.page_1'],
    ['another kind', { type: 'multimedia', page: '3' }, 'multimedia.page_3'],
    ['days that move', { type: 'event', when: 'fine-settimana' }, 'event.page_1.when_fine-settimana'],
    ['a filter, in one order and each value once', { sections: '14,2,14', page: '' }, 'story.page_1.sections_14,2'],
    ['a filter given twice', { tags: ['Po', 'bobbio'] }, 'story.page_1.tags_bobbio,po'],
    [
      'filters of events',
      { type: 'event', types: 'rassegna', locations: '4', categories: '9' },
      'event.page_1.categories_9.types_rassegna.locations_4',
    ],
  ])('%s', (_what, query, id) => {
    expect(idOf(query)).toBe(id)
  })

  it.each<[string, Record<string, unknown>]>([
    ['pages that are no number of at least 1', { page: '-2' }],
    ['dates that are none', { date: 'domani', dateFrom: '2026-02-30', dateTo: '2026-11-21T10:00' }],
    ['dates given twice', { date: ['2026-11-21', '2026-11-22'] }],
    ['filters that are not known', { colours: 'red', __proto__: 'x' }],
    ['filters that this kind of search does not have', { categories: '9', types: 'rassegna' }],
    ['values that are none', { zones: 'Val d’Arda,,%00', tags: '' }],
    ['days that do not move', { when: 'ieri' }],
    ['the default options (requirements 9)', { qsOpt: 'best_fields,phrase_prefix', qsOptLgcOpr: 'or' }],
    ['the slip that is forgiven (requirements 9)', { qsOpt: 'best_fields~1,phrase_prefix' }],
    ['an operator where there are no words', { qsOptLgcOpr: 'and' }],
    ['a way of matching where there are no words', { qsOpt: 'phrase_prefix' }],
    ['an order that there is not', { sort: 'oldest' }],
    ['an order where there are no words', { sort: 'recent' }],
    ['options without a value', { qsOpt: '', qsOptLgcOpr: '' }],
  ])('is the same without %s (requirements 5)', (_what, query) => {
    expect(idOf(query)).toBe('story.page_1')
  })

  it.each<[Record<string, unknown>, string]>([
    [{ qs: 'x'.repeat(121) }, 'qs'],
    [{ qs: ['a', 'b'] }, 'qs'],
    [{ type: 'book' }, 'type'],
    [{ qsOptLgcOpr: 'xor' }, 'qsOptLgcOpr'],
    [{ qsOpt: 'best_fields~9' }, 'qsOpt'],
    [{ qsOpt: 'phrase_prefix,phrase_prefix' }, 'qsOpt'],
  ])('%j is refused', (query, name) => {
    expect(schema.safeParse(query).error?.issues.map(({ path }) => path[0])).toEqual([name])
  })

  it('takes at most ten values of a filter', () => {
    const values = Array.from({ length: 15 }, (_, index) => `v${10 + index}`).join(',')
    expect(idOf({ tags: values }).split(',')).toHaveLength(10)
  })
})

describe('the dates of a search', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ date: '2026-11-21T15:30:00+01:00' }, `date_${BEGINNING}`],
    [{ date: '2026-11-21T15:30:00 01:00' }, `date_${BEGINNING}`],
    [{ date: '2026-11-20T23:30:00Z' }, `date_${BEGINNING}`],
    [{ date: '2026-11-21' }, `date_${BEGINNING}`],
    [{ date: String(NOON) }, `date_${BEGINNING}`],
    [{ dateFrom: '2026-11-21T12:00:00+01:00' }, `dateFrom_${NOON}`],
    [{ dateFrom: '2026-11-21', dateTo: '2026-11-21' }, `dateFrom_${BEGINNING}.dateTo_${END}`],
    [{ dateFrom: String(NOON), dateTo: String(NOON) }, `dateFrom_${NOON}.dateTo_${NOON}`],
    [{ dateFrom: String(NOON), dateTo: String(NOON), forceWholeDay: 'true' }, `dateFrom_${BEGINNING}.dateTo_${END}`],
    [{ date: '-0' }, `date_${Date.parse('1970-01-01T00:00:00+01:00')}`],
  ])('%j is %s', (query, part) => {
    expect(idOf(query)).toBe(`story.page_1.${part}`)
  })

  it.each(['8640000000000000', '-8640000000000000', '253402300799999', '99999999999999999'])(
    'a day so far away as %s is ignored',
    (date) => {
      expect(idOf({ date, dateTo: date, forceWholeDay: 'true' })).toBe('story.page_1')
      expect(idOf({ qs: 'po', dateFrom: date, dateTo: date })).toBe('story.page_1.query_po')
    },
  )

  it('a day ends when its clock does, also when the clocks change', () => {
    const dateTo = Date.parse('2026-10-26T00:00:00+01:00') - 1
    expect(idOf({ dateTo: '2026-10-25' })).toBe(`story.page_1.dateTo_${dateTo}`)
  })
})
