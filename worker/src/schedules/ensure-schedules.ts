import { REFRESH_TIERS } from '@liberta/platform/refresh/refresh-tier.table'
import type { RefreshTier } from '@liberta/platform/refresh/refresh-tier.table'
import type { JobName, JobPayload } from '@liberta/platform/refresh/refresh-job.schema'
import type { RefreshQueue, RefreshQueueName } from '@liberta/platform/refresh/refresh-queue'
import type { Queue } from 'bullmq'
import { FILL_EVERY_MS } from '../sitemaps/choose-walk.ts'

/** A schedule whose next run is this late, or this much further away than its period, has lost its job. */
const LATE_MS = 30_000

/** A job that comes by the clock. */
interface Schedule {
  /** Of the scheduler, in its queue. */
  id: string
  queue: RefreshQueueName
  /** Milliseconds. */
  every: number
  job: { [Name in JobName]: { name: Name; data: JobPayload<Name> } }[JobName]
}

/** One for each tier that is polled. */
const POLLS: readonly Schedule[] = (Object.keys(REFRESH_TIERS) as RefreshTier[]).flatMap((tier) => {
  const { pollMs: every, queue } = REFRESH_TIERS[tier]
  return every === null ? [] : [{ id: `poll-${tier}`, queue, every, job: { name: 'poll-tier', data: { tier } } }]
})

/** What comes by the clock. */
const SCHEDULES: readonly Schedule[] = [
  ...POLLS,
  { id: 'fill-ledger', queue: 'refresh', every: FILL_EVERY_MS, job: { name: 'fill-ledger', data: {} } },
]

/**
 * Looks whether each schedule is there, and makes those anew that are gone, of another period, or without a
 * next run in its time: a clock that was ahead and was put right leaves one that is hours away. Called by the leader alone, since
 * schedules made at the same moment lose each other. Gives the ids of those that were made. The jobs of a schedule carry no
 * deduplication, which would stop it.
 */
export async function ensureSchedules(queues: RefreshQueue['queues'], now: number = Date.now()): Promise<string[]> {
  const made: string[] = []
  for (const { id, queue, every, job } of SCHEDULES) {
    const known = await queues[queue].getJobScheduler(id)
    if (known?.every === every && isNear(known.next ?? 0, every, now)) continue
    if (known) await queues[queue].removeJobScheduler(id)
    const opts = { removeOnComplete: { age: 3600, count: 100 }, removeOnFail: { age: 86_400, count: 100 } }
    await queues[queue].upsertJobScheduler(id, { every }, { ...job, opts })
    if (!(await queues[queue].getJobScheduler(id))) throw new Error(`The schedule ${id} was not kept`)
    made.push(id)
  }
  return made
}

function isNear(next: number, every: number, now: number): boolean {
  return next > now - LATE_MS && next < now + every + LATE_MS
}

/** Within this a try is left alone: no try of a refresh or of a change waits for longer. Those of mail do, up to hours. */
const LONGEST_BACK_OFF_MS = 30_000
const LOOKED_AT = 500
/** BullMQ's own order is the other one: hundreds of tries that wait for a CMS that is down would hide those of a wrong clock. */
const FARTHEST_FIRST = false

/**
 * Lets tries run now that wait for a time that a wrong clock has set: each stands for every later request of the same. Such a try is
 * further away than its own back-off, so that mail waits for its hours. Gives how many there were.
 */
export async function promoteFarTries(queues: readonly Queue[], now: number = Date.now()): Promise<number> {
  let promoted = 0
  for (const queue of queues) {
    for (const job of await queue.getJobs(['delayed'], 0, LOOKED_AT, FARTHEST_FIRST)) {
      const isOfSchedule = job.repeatJobKey !== undefined
      const dueAt = Math.max(job.timestamp, job.processedOn ?? 0) + job.delay
      if (isOfSchedule || dueAt <= now + Math.max(LONGEST_BACK_OFF_MS, job.delay)) continue
      // It may have begun meanwhile, and then needs no help.
      await job.promote().catch(() => undefined)
      promoted += 1
    }
  }
  return promoted
}

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

/** Who asked for it has been answered long ago, and asks anew if the page is still wanted. */
const MISS_GOOD_FOR_MS = 60_000
const MOST_BATCHES = 20

/**
 * Takes out of the queue what nobody waits for any more. The newest of what nobody has read before is done first, so that under a flood
 * (a crawler of many addresses, made-up searches) what is old is never reached, and would fill the memory of the queue. Called by the leader
 * in each round. Gives how many there were.
 */
export async function dropForgottenMisses(
  queues: Pick<RefreshQueue['queues'], 'refresh-miss'>,
  now: number = Date.now(),
): Promise<number> {
  let dropped = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // The oldest stand first, as each new one is put to the end from which jobs are taken.
    const oldest = await queues['refresh-miss'].getJobs(['wait'], 0, LOOKED_AT - 1, false)
    const forgotten = oldest.filter((job) => job && job.timestamp < now - MISS_GOOD_FOR_MS)
    // One that has begun meanwhile is left alone.
    const removed = await Promise.allSettled(forgotten.map((job) => job.remove()))
    dropped += removed.filter(({ status }) => status === 'fulfilled').length
    if (forgotten.length < LOOKED_AT) break
  }
  return dropped
}
