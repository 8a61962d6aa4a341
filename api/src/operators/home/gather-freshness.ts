import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import { findConfirmedAt } from '@liberta/platform/read-models/is-fresh'
import type { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import { polledReferences, REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import type { RefreshTier } from '@liberta/platform/refresh/refresh-tier.table'

/** The bar goes to twice the promise; a model is late beyond it, as one that is polled is always a little older than its promise. */
export const LATE_AT = 2

/** How fresh the polled models of a tier are. */
export interface TierFreshness {
  tier: RefreshTier
  promiseMs: number
  /** Of the model that the upstream confirmed longest ago; null of a tier of which nothing is polled, or nothing is there. */
  oldestMs: number | null
  oldestName: string | null
  /** Models that are there, and those that were never fetched. */
  models: number
  missing: number
  late: number
}

/** Freshness of every tier, and when the CMS and the weather service last answered; rejects where Redis fails. */
export interface Freshness {
  tiers: TierFreshness[]
  cmsAnsweredMs: number | null
  weatherAnsweredMs: number | null
}

/** Looks at all read models that are polled. */
export async function gatherFreshness(
  store: Pick<ReadModelStore, 'read' | 'describe'>,
  now: number,
): Promise<Freshness> {
  const sections = await store.read({ model: 'sections', id: 'all' })
  const polled = polledReferences(sections?.body ?? [])
  const described = await store.describe(polled.map(({ ref }) => ref))
  const aged = polled.map(({ ref, tier }, place) => {
    const held = described[place]
    return {
      name: nameReadModel(ref),
      model: ref.model,
      tier,
      age: held ? Math.max(0, now - findConfirmedAt(held)) : null,
    }
  })
  const tiers = (Object.keys(REFRESH_TIERS) as RefreshTier[]).map((tier): TierFreshness => {
    const promiseMs = REFRESH_TIERS[tier].freshForMs
    const own = aged.filter((each) => each.tier === tier)
    const there = own.flatMap(({ name, age }) => (age === null ? [] : [{ name, age }]))
    const [oldest] = there.toSorted((one, other) => other.age - one.age)
    return {
      tier,
      promiseMs,
      oldestMs: oldest?.age ?? null,
      oldestName: oldest?.name ?? null,
      models: there.length,
      missing: own.length - there.length,
      late: there.filter(({ age }) => age > LATE_AT * promiseMs).length,
    }
  })
  const newest = (isWanted: (model: string) => boolean) => {
    const ages = aged.flatMap(({ model, age }) => (age !== null && isWanted(model) ? [age] : []))
    return ages.length === 0 ? null : Math.min(...ages)
  }
  return {
    tiers,
    cmsAnsweredMs: newest((model) => model !== 'weather'),
    weatherAnsweredMs: newest((model) => model === 'weather'),
  }
}
