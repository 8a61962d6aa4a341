import type { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'

/**
 * Bounds how many refreshes of what nobody has read before all workers do at once, so that neither a crawler nor a flood of searches takes
 * all that the CMS has. BullMQ counts them in Redis, with the jobs. Called by the leader in each round, as a Redis may have lost it.
 * @param most 0 sets no bound
 */
export async function limitMisses(queues: Pick<RefreshQueue['queues'], 'refresh-miss'>, most: number): Promise<void> {
  const queue = queues['refresh-miss']
  const known = await queue.getGlobalConcurrency()
  if (known === (most === 0 ? null : most)) return
  await (most === 0 ? queue.removeGlobalConcurrency() : queue.setGlobalConcurrency(most))
}
