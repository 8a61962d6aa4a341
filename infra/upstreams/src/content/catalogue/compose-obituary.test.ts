import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { obituarySchema } from './catalogue.schema.ts'
import { composeObituariesOfDay, findObituary, obituariesBetween } from './compose-obituary.ts'

const TODAY = 20_778

describe('obituaries (requirements 2.27 and 2.28)', () => {
  it('composes well-formed notices, the same for the same seed and day, with the rite after death', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 15_000, max: 24_000 }), (seed, day) => {
        const notices = composeObituariesOfDay(seed, day)
        expect(composeObituariesOfDay(seed, day)).toEqual(notices)
        for (const summary of notices) {
          expect(obituarySchema.safeParse(summary).error).toBeUndefined()
          expect(findObituary(seed, summary.id)).toEqual(summary)
          expect(Date.parse(summary.diedOn)).toBeLessThan(Date.parse(summary.publishedAt))
          if (summary.rite) expect(Date.parse(summary.rite.at)).toBeGreaterThan(Date.parse(summary.publishedAt))
          if (summary.rite?.type === 'funeral') expect(new Date(summary.rite.at).getUTCDay()).not.toBe(0)
          expect(summary.text).toContain(summary.name)
          expect(summary.text).not.toMatch(/[{}|]|undefined| {2}/)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('publishes about eight a day, of every kind, and says the age of the dead', () => {
    const notices = obituariesBetween(7, TODAY - 99, TODAY)
    expect(notices.length).toBeGreaterThan(650)
    expect(notices.length).toBeLessThan(950)
    expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(['death', 'thanks', 'mass', 'anniversary']))
    for (const { kind, age } of notices) expect(age !== null).toBe(kind === 'death')
    expect(notices.map(({ publishedAt }) => publishedAt)).toEqual(
      notices
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    )
  })
})
