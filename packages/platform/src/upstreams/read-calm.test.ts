import { describe, expect, it } from '@jest/globals'
import { boundCalm, readCalm } from './read-calm.ts'

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:30:00Z')

  it.each([
    [429, '60', 60_000],
    [503, ' 120 ', 120_000],
    [503, 'Sat, 21 Nov 2026 10:31:00 GMT', 60_000],
    [503, 'Sat, 21 Nov 2026 10:29:00 GMT', 0],
    [429, null, 5000],
    [429, 'presto', 5000],
    [503, null, null],
    [500, '60', null],
  ])('of a %d, %j, asks for %j ms', (status, header, expected) => {
    expect(readCalm(status, header, now)).toBe(expected)
  })

  it('is kept to for a second at least, and for a quarter of an hour at most', () => {
    expect([boundCalm(0), boundCalm(60_000), boundCalm(86_400_000)]).toEqual([1000, 60_000, 900_000])
  })
})
