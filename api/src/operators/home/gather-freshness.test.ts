import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { gatherFreshness } from './gather-freshness.ts'

const NOW = Date.parse('2026-11-24T23:00:00Z')
const HOUR_MS = 3_600_000

type Described = Pick<ReadModelStore, 'read' | 'describe'>

/**
 * A store in which every model was sent an hour ago, and confirmed so many milliseconds ago; `others` have another age, or were never fetched
 * (null).
 */
function storeConfirmed(agoMs: number, others: Record<string, number | null> = {}): Described {
  const describeOne = (reference: ReadModelReference) => {
    const freshFor = 15_000
    const { [nameReadModel(reference)]: ownMs = agoMs } = others
    if (ownMs === null) return null
    const confirmedAt = NOW - ownMs
    return {
      revision: '0-1',
      fetchedAt: NOW - HOUR_MS,
      freshUntil: confirmedAt + freshFor,
      freshFor,
      state: 'present' as const,
    }
  }
  return {
    read: () => Promise.resolve(null),
    describe: (references) => Promise.resolve(references.map(describeOne)),
  }
}

describe('freshness as operators see it', () => {
  it('counts from the CMS’s last answer, «not modified» too: a night without news is no fault', async () => {
    const { tiers } = await gatherFreshness(storeConfirmed(10_000), NOW)
    const hot = tiers.find(({ tier }) => tier === 'hot')
    expect(hot).toMatchObject({ oldestMs: 10_000, late: 0, missing: 0 })
  })

  it.each([
    ['each by its own models', { 'front:home': 9_000, 'weather:piacenza': 1_000 }, [9_000, 1_000]],
    ['the CMS by none that was never fetched', { 'front:home': null, 'weather:piacenza': 1_000 }, [10_000, 1_000]],
    ['the weather service not at all, where it never did', { 'weather:piacenza': null }, [10_000, null]],
  ])('says when the CMS and the weather service last answered: %s', async (_of, others, answered) => {
    const { cmsAnsweredMs, weatherAnsweredMs } = await gatherFreshness(storeConfirmed(10_000, others), NOW)
    expect([cmsAnsweredMs, weatherAnsweredMs]).toEqual(answered)
  })

  it('names the model that was confirmed longest ago, late beyond twice its promise', async () => {
    const { tiers } = await gatherFreshness(storeConfirmed(1_000, { 'front:home': 31_000 }), NOW)
    expect(tiers.find(({ tier }) => tier === 'hot')).toMatchObject({
      oldestName: 'front:home',
      oldestMs: 31_000,
      late: 1,
    })
  })
})
