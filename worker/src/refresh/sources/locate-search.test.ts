import { describe, expect, it } from '@jest/globals'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import type { SearchKind, SearchParameters } from '@liberta/contracts/search/search-parameters.schema'
import { locateSearch } from './locate-search.ts'

const SATURDAY = Date.parse('2026-11-21T09:30:00Z')
const DAY = 86_400_000

function ask(search: Partial<SearchParameters>, kind: SearchKind = 'story', now = SATURDAY) {
  const path = locateSearch(kind, { ...EMPTY_SEARCH, ...search }, now)
  return Object.fromEntries(new URLSearchParams(path.slice('/search?'.length)))
}

describe('the call of a search (requirements 7)', () => {
  it('asks for the best field, with one slip, and for the phrase’s beginning; any word will do', () => {
    expect(ask({ text: 'piena del po', page: 2 })).toEqual({
      type: 'story',
      page: '2',
      qs: 'piena del po',
      qsOpt: 'best_fields~1,phrase_prefix',
      qsOptLgcOpr: 'or',
    })
  })

  it.each([
    ['best_fields', 'best_fields~1'],
    ['phrase_prefix', 'phrase_prefix'],
  ] as const)('asks for one way of matching where the reader does (qsOpt): %s', (matching, qsOpt) => {
    expect(ask({ text: 'piena del po', matching })).toMatchObject({ qs: 'piena del po', qsOpt })
  })

  it('asks for all of the words where the reader does (qsOptLgcOpr)', () => {
    expect(ask({ text: 'piena del po', operator: 'and' })).toMatchObject({ qs: 'piena del po', qsOptLgcOpr: 'and' })
  })

  it.each([
    ['stories: the best first, or the newest where the reader asks', 'story', undefined, 'newest'],
    ['videos: the newest first, or the best where the reader asks', 'multimedia', 'newest', undefined],
    ['events: the next one first, whatever is asked', 'event', 'next', 'next'],
  ] as const)('%s', (_what, kind, own, other) => {
    const asked = kind === 'story' ? 'recent' : 'relevance'
    expect(ask({ text: 'ponte' }, kind).sort).toBe(own)
    expect(ask({ text: 'ponte', sort: asked }, kind).sort).toBe(other)
  })

  it.each<[string, Partial<SearchParameters>, SearchKind]>([
    ['words', { text: 'ponte' }, 'story'],
    ['a filter', { filters: { zones: ['bassa'] } }, 'story'],
    ['a filter of events', { filters: { types: ['rassegna'] } }, 'event'],
  ])(
    'whole days are forced only where a search has a date and nothing else: beside %s its instants are kept',
    (_what, more, kind) => {
      const dates = { dateFrom: SATURDAY, dateTo: SATURDAY + DAY }
      expect(ask(dates, kind).forceWholeDay).toBe('true')
      const both = ask({ ...dates, ...more }, kind)
      expect(both).not.toHaveProperty('forceWholeDay')
      expect([both.dateFrom, both.dateTo]).toEqual(['2026-11-21T10:30:00.000+01:00', '2026-11-22T10:30:00.000+01:00'])
    },
  )

  it('tells dates in ISO with Rome’s offset, and forces whole days', () => {
    expect(ask({ date: Date.parse('2026-07-01T10:00:00Z') })).toEqual({
      type: 'story',
      page: '1',
      date: '2026-07-01T12:00:00.000+02:00',
      forceWholeDay: 'true',
    })
    expect(ask({ dateFrom: SATURDAY })).toMatchObject({ dateFrom: '2026-11-21T10:30:00.000+01:00' })
  })

  it('takes dates far outside of any calendar for the ends of ours', () => {
    expect(ask({ dateFrom: -8.64e15, dateTo: 8.64e15 })).toMatchObject({
      dateFrom: expect.stringMatching(/^1900-/),
      dateTo: expect.stringMatching(/^2100-/),
    })
  })

  it.each([
    ['Thursday', SATURDAY - 2 * DAY, '2026-11-21', '2026-11-22'],
    ['Saturday', SATURDAY, '2026-11-21', '2026-11-22'],
    ['Sunday', SATURDAY + DAY, '2026-11-22', '2026-11-22'],
    ['Monday', SATURDAY + 2 * DAY, '2026-11-28', '2026-11-29'],
  ])('on %s the weekend is what is left of the coming one', (_day, now, from, to) => {
    expect(ask({ when: 'fine-settimana' }, 'event', now)).toMatchObject({
      dateFrom: `${from}T00:00:00.000+01:00`,
      dateTo: `${to}T23:59:59.999+01:00`,
      forceWholeDay: 'true',
    })
  })

  it('«oggi» is today in Rome', () => {
    const lateAtNight = Date.parse('2026-11-21T23:30:00Z')
    expect(ask({ when: 'oggi' }, 'event', lateAtNight)).toMatchObject({ date: '2026-11-22T00:00:00.000+01:00' })
  })

  it('events are sought from today on where no day is told', () => {
    expect(ask({ text: 'fiera' }, 'event')).toMatchObject({ dateFrom: '2026-11-21T00:00:00.000+01:00' })
    expect(ask({ text: 'fiera', dateTo: SATURDAY }, 'event')).not.toHaveProperty('dateFrom')
    expect(ask({ text: 'fiera' }, 'multimedia')).not.toHaveProperty('dateFrom')
  })

  it('passes on only the filters that the kind of search knows', () => {
    const filters = { zones: ['citta', 'bassa'], types: ['rassegna'], locations: ['9'], sections: ['4'] }
    expect(ask({ filters }, 'event')).toEqual({
      type: 'event',
      page: '1',
      sort: 'next',
      dateFrom: '2026-11-21T00:00:00.000+01:00',
      zones: 'citta,bassa',
      types: 'rassegna',
      locations: '9',
    })
    expect(ask({ filters }, 'story')).toMatchObject({ sections: '4', zones: 'citta,bassa' })
  })
})
