import { describe, expect, it } from '@jest/globals'
import { createSpecifiedGrammar } from './address-grammar.ts'

const { resolve } = createSpecifiedGrammar()

/** The first instant in Rome of 21 November 2026. */
const DAY = Date.parse('2026-11-21T00:00:00+01:00')
/** And the last one. */
const END = Date.parse('2026-11-22T00:00:00+01:00') - 1

describe('a day as the date field of a form sends it', () => {
  it.each([
    ['dateFrom=2026-11-21&dateTo=2026-11-21', `/ricerca/dateFrom_${DAY}/dateTo_${END}/s`],
    ['query=po&dateFrom=&dateTo=2026-11-21', `/ricerca/query_po/dateTo_${END}/s`],
    ['date=2026-11-21', `/ricerca/date_${DAY}/s`],
    ['query=po&dateFrom=2026-02-30', '/ricerca/query_po/s'],
    ['dateFrom=1800-01-01&dateTo=2999-12-31', '/ricerca/dateFrom_-5364665396000/dateTo_32503676399999/s'],
    ['dateFrom=1799-12-31&dateTo=3026-11-01', '/ricerca'],
  ])('?%s leads to %s', (query, path) => {
    expect(resolve('/ricerca', query)).toEqual({ type: 'redirect', status: 301, path })
  })
})
