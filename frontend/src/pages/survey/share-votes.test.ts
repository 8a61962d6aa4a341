import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { shareVotes } from './count-survey.ts'

describe('shares of a vote', () => {
  it.each([
    [
      [812, 431, 377, 655],
      [36, 19, 16, 29],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[7], [100]],
  ])('%j are %j per cent', (votes, shares) => {
    expect(shareVotes(votes)).toEqual(shares)
  })

  it('add up to 100, and none is a whole point from the exact one', () => {
    const votes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(votes, (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const shares = shareVotes(counts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100)
        shares.forEach((share, index) => {
          if (total > 0) expect(Math.abs(share - ((counts[index] ?? 0) * 100) / total)).toBeLessThan(1)
        })
      }),
    )
  })
})
