import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Section } from '@liberta/contracts/sections/section.schema'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { REFRESH_TIERS, polledReferences } from '@liberta/platform/refresh/refresh-tier.table'

/** A model is overdue when its last refresh is this many periods of its tier ago. */
const PERIODS = 3

/**
 * The polled models that are not there, or that have aged past three periods of their tier, hot ones first. What aged is
 * named once a period, so that an upstream that is down is not asked at every round; `requested` remembers when.
 */
export async function findOverdue(
  store: Pick<ReadModelStore, 'describe'>,
  sections: readonly Section[],
  requested: Map<string, number>,
  now: number = Date.now(),
): Promise<ReadModelReference[]> {
  const polled = polledReferences(sections)
  const described = await store.describe(polled.map(({ ref }) => ref))
  return polled.flatMap(({ ref, tier }, place) => {
    const held = described[place]
    if (!held) return [ref]
    const { freshForMs } = REFRESH_TIERS[tier]
    const lastRefreshedAt = held.freshUntil - freshForMs
    const name = nameReadModel(ref)
    // Both distances may be negative where a clock was ahead and has been put right.
    const isRequested = Math.abs(now - (requested.get(name) ?? 0)) < freshForMs
    if (Math.abs(now - lastRefreshedAt) <= PERIODS * freshForMs || isRequested) return []
    requested.set(name, now)
    return [ref]
  })
}
