import { describe, expect, it } from '@jest/globals'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { gatherFreshness } from './gather-freshness.ts'

const NOW = Date.parse('2026-11-24T23:00:00Z')
const HOUR_MS = 3_600_000

type Described = Pick<ReadModelStore, 'read' | 'describe'>

/** A store in which every model was sent an hour ago, and confirmed so many milliseconds ago; the front has another age. */
function storeConfirmed(agoMs: number, frontAgoMs = agoMs): Described {
  const describeOne = (reference: ReadModelReference) => {
    const freshFor = 15_000
    const confirmedAt = NOW - (nameReadModel(reference) === 'front:home' ? frontAgoMs : agoMs)
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
    const { tiers, cmsAnsweredMs, weatherAnsweredMs } = await gatherFreshness(storeConfirmed(10_000), NOW)
    const hot = tiers.find(({ tier }) => tier === 'hot')
    expect(hot).toMatchObject({ oldestMs: 10_000, late: 0, missing: 0 })
    expect({ cmsAnsweredMs, weatherAnsweredMs }).toEqual({ cmsAnsweredMs: 10_000, weatherAnsweredMs: 10_000 })
  })

  it('names the model that was confirmed longest ago, late beyond twice its promise', async () => {
    const { tiers } = await gatherFreshness(storeConfirmed(1_000, 31_000), NOW)
    expect(tiers.find(({ tier }) => tier === 'hot')).toMatchObject({
      oldestName: 'front:home',
      oldestMs: 31_000,
      late: 1,
    })
  })
})
