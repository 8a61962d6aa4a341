import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { Freshness } from '@liberta/platform/read-models/is-fresh'
import type { CallUrgency } from '@liberta/platform/upstreams/call-urgency'
import type { RefreshTrigger } from '@liberta/platform/refresh/refresh-job.schema'
import { REFRESH_TIERS, tierOf } from '@liberta/platform/refresh/refresh-tier.table'

/**
 * How urgent a refresh is to the CMS: before all else what editors announce, what an operator wants and what is hot; last what nobody has
 * read before, and old stories, of which nothing but their long freshness is known here.
 */
export function chooseUrgency(
  reference: ReadModelReference,
  trigger: RefreshTrigger,
  held: Pick<Freshness, 'freshFor'> | null,
): CallUrgency {
  const tier = tierOf(reference)
  const isUnread = held === null && REFRESH_TIERS[tier].pollMs === null
  if (trigger === 'webhook' || trigger === 'operator' || tier === 'hot') return 'urgent'
  if (trigger === 'miss' || tier === 'archive' || isUnread) return 'cold'
  const isOld = (held?.freshFor ?? 0) >= REFRESH_TIERS.archive.freshForMs
  return isOld ? 'cold' : 'usual'
}
