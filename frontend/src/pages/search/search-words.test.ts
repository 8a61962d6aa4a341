import { describe, expect, it } from '@jest/globals'
import { EMPTY_SEARCH } from '@liberta/contracts/search/search-parameters.schema'
import { toggleFilter } from './change-search.ts'
import { describeCount, describeDate, nameOfValue, titleOfSearch, writeAll } from './search-words.ts'

const TEXT = { ...EMPTY_SEARCH, text: 'po' }

describe('the words of a search', () => {
  it.each([
    [0, 'Nessun risultato per «po»'],
    [1, '1 risultato per «po»'],
    [124, '124 risultati per «po»'],
    [98_765, '98.765 risultati per «po»'],
  ])('%i: %s', (total, words) => expect(describeCount('site', TEXT, total)).toBe(words))

  it.each([
    [60, 'i 60'],
    [8, 'gli 8'],
    [80, 'gli 80'],
    [11, 'gli 11'],
    [110, 'i 110'],
    [1100, 'i 1.100'],
    [8400, 'gli 8.400'],
    [11_500, 'gli 11.500'],
  ])('%i with the article of its sound: %s', (count, words) => expect(writeAll(count)).toBe(words))

  it.each([
    ['2026-11-18T12:00:00Z', '21 e 22 novembre'],
    ['2026-11-20T23:30:00Z', '21 e 22 novembre'],
    ['2026-11-22T12:00:00Z', 'domenica 22 novembre'],
    ['2026-10-29T12:00:00Z', '31 ottobre e 1° novembre'],
  ])('the weekend at %s: %s', (now, days) => {
    const search = { ...EMPTY_SEARCH, when: 'fine-settimana' as const }
    expect(titleOfSearch('events', search, new Date(now))).toBe(`Fine settimana, ${days}`)
  })

  it.each([
    ['date', '2026-11-21', 'Il 21 novembre 2026'],
    ['date', '2026-11-11', 'L’11 novembre 2026'],
    ['dateFrom', '2026-11-08', 'Dall’8 novembre 2026'],
    ['dateFrom', '2026-12-01', 'Dal 1° dicembre 2026'],
    ['dateTo', '2026-11-18', 'Fino al 18 novembre 2026'],
    ['dateTo', '1950-07-31T23:59:59.999+01:00', 'Fino al 31 luglio 1950'],
    ['dateTo', '1850-11-01T23:10:03.999Z', 'Fino al 1° novembre 1850'],
  ] as const)('%s %s: %s', (name, day, words) => expect(describeDate(name, Date.parse(day))).toBe(words))

  it('a filter’s value is added, and taken away again, from the first page', () => {
    const one = toggleFilter({ ...TEXT, page: 3 }, 'zones', 'val-nure')
    expect(one).toEqual({ ...TEXT, filters: { zones: ['val-nure'] }, page: 1 })
    expect(toggleFilter(one, 'zones', 'val-nure')).toEqual(TEXT)
  })

  it.each([
    ['14', 'Calcio'],
    ['99', 'Sezione 99'],
    ['val-nure', 'Val nure'],
    ['~43oppa-d~27oro~2e4', "Coppa d'oro.4"],
  ])('the value %s of a filter is called %s', (value, name) => {
    const calcio = { value: '14', label: 'Calcio', count: 3 }
    const values = [{ value: '12', label: 'Sport', count: 9, children: [calcio] }]
    expect(nameOfValue({ id: 'sections', values }, value)).toBe(name)
  })
})
