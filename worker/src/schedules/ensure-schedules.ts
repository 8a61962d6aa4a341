import { REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import type { RefreshTier } from '@liberta/platform/refresh/refresh-tier.table'
import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'

/** A schedule whose next run is this late has lost its job. */
const LATE_MS = 30_000

const POLLED = (Object.keys(REFRESH_TIERS) as RefreshTier[]).flatMap((tier) => {
  const { pollMs, queue } = REFRESH_TIERS[tier]
  return pollMs === null ? [] : [{ tier, every: pollMs, queue }]
})

/**
 * Looks whether each polled tier has its schedule, and makes those anew that are gone, of another period, or without a
 * next run. Called by the leader alone, since schedules made at the same moment lose each other. Gives the tiers whose
 * schedule was made. The jobs of a schedule carry no deduplication, which would stop it.
 */
export async function ensureSchedules(
  queues: RefreshQueue['queues'],
  now: number = Date.now(),
): Promise<RefreshTier[]> {
  const made: RefreshTier[] = []
  for (const { tier, every, queue } of POLLED) {
    const id = `poll-${tier}`
    const known = await queues[queue].getJobScheduler(id)
    if (known?.every === every && (known.next ?? 0) > now - LATE_MS) continue
    if (known) await queues[queue].removeJobScheduler(id)
    const opts = { removeOnComplete: { age: 3600, count: 100 }, removeOnFail: { age: 86_400, count: 100 } }
    await queues[queue].upsertJobScheduler(id, { every }, { name: 'poll-tier', data: { tier }, opts })
    if (!(await queues[queue].getJobScheduler(id))) throw new Error(`The schedule of the tier ${tier} was not kept`)
    made.push(tier)
  }
  return made
}
