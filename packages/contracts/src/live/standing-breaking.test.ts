import { describe, expect, it } from '@jest/globals'
import { LONGEST_BREAKING_MS, standingBreaking } from './standing-breaking.ts'

describe('breaking news', () => {
  const AT = '2026-11-21T10:41:00+01:00'
  const breaking = { id: 7, title: 'Chiuso il ponte di Po', URL: '/news/cronaca/chiuso-il-ponte/7', at: AT }
  const after = (ms: number) => new Date(Date.parse(AT) + ms)

  it('stands for two hours from its moment, and not a millisecond longer', () => {
    const standing = standingBreaking({ breaking }, after(0))
    expect(standing).toEqual({
      id: 7,
      title: 'Chiuso il ponte di Po',
      href: '/news/cronaca/chiuso-il-ponte/7',
      at: AT,
      until: '2026-11-21T11:41:00.000Z',
    })
    expect(standingBreaking({ breaking }, after(LONGEST_BREAKING_MS - 1))).toEqual(standing)
    expect(standingBreaking({ breaking }, after(LONGEST_BREAKING_MS))).toBeNull()
  })

  it('stands where the clock of the CMS is a little ahead, and not days before its moment', () => {
    expect(standingBreaking({ breaking }, after(-60_000))).not.toBeNull()
    expect(standingBreaking({ breaking }, after(-24 * 60 * 60_000))).toBeNull()
  })

  it('is none where the front has none, was written before there was any, or cannot be had', () => {
    expect([{ breaking: null }, {}, null].map((front) => standingBreaking(front, after(0)))).toEqual([null, null, null])
  })
})
