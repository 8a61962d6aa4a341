import { currentOrigin } from '@liberta/http/request-context'
import type { Job, JobsOptions, Queue } from 'bullmq'
import { traceEnqueueing } from '../tracing/trace-work.ts'
import { giveUpWhenLate } from '../queues/create-producer.ts'
import { cmsChangeJobSchema, isWithdrawal } from './cms-change-job.schema.ts'
import type { CmsChange, CmsChangeJob } from './cms-change-job.schema.ts'

/** Lower goes first: what must not be shown any more does not wait for what is new. */
const PRIORITY = { withdrawal: 1, other: 2 } as const

/** Twice the window in which a signed message can be replayed; seconds. */
const REMEMBERED_SECONDS = 600
const MOST_REMEMBERED = 10_000
/** Changes that were done last, among which withdrawals are looked for. */
const MOST_LOOKED_AT = 1000

const LONGEST_WAIT_MS = 10_000
const FIRST_WAIT_MS = 500
/** Tries of about a day, counted and not timed: a clock that is a day ahead gives up nothing. */
const TRIES = (24 * 3600 * 1000) / LONGEST_WAIT_MS

/**
 * Milliseconds until the next try: soon at first, as for a CMS that hiccups, and then every ten seconds; a quarter of it by chance, so that what was
 * announced during an outage does not come at one moment when it is over.
 */
export function waitBeforeTry(triesMade: number, chance: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(triesMade - 1, 10))
  return Math.round(wait * (0.75 + 0.25 * chance()))
}

/** What came as it was before a change is asked for again so often, over some six to eight minutes: it may stay so, as what was published again. */
export const MOST_REPEATS = 10

/**
 * Milliseconds until what came as it was before a change is asked for again: soon at first, as for a CMS that tells of a change a moment too soon, and
 * each time twice as long as before; a quarter of it by chance.
 */
export function waitBeforeRepeat(repeats: number, chance: () => number = Math.random): number {
  return Math.round(FIRST_WAIT_MS * 2 ** Math.min(repeats, MOST_REPEATS) * (0.75 + 0.25 * chance()))
}

/** The id of a change's job: one for each id that the CMS gives, whatever its letters; BullMQ takes no colon and no bare number. */
export function buildCmsChangeJobId(changeId: string): string {
  return `change-${encodeURIComponent(changeId.toWellFormed())}`
}

function buildJobOptions(change: CmsChange): JobsOptions {
  return {
    jobId: buildCmsChangeJobId(change.id),
    priority: isWithdrawal(change) ? PRIORITY.withdrawal : PRIORITY.other,
    attempts: TRIES,
    backoff: { type: 'custom' },
    stackTraceLimit: 1,
    removeOnComplete: { age: REMEMBERED_SECONDS, count: MOST_REMEMBERED },
    removeOnFail: { age: 7 * 24 * 3600, count: 5000 },
  }
}

async function repeatWithdrawal(job: Job<CmsChangeJob>): Promise<boolean> {
  const payload = cmsChangeJobSchema.safeParse(job.data)
  if (!payload.success) return false
  const { left: _left, before: _before, ...whole } = payload.data
  const { event, entries = [] } = whole.change
  if (!isWithdrawal({ event }) && !entries.some(({ withdrawn }) => withdrawn)) return false
  try {
    await job.updateData(whole)
    await job.retry('completed', { resetAttemptsMade: true })
    return true
  } catch (error) {
    // Another process was first.
    if (await job.isCompleted()) throw error
    return false
  }
}

/** Where the API puts what the CMS announces. */
export class CmsChangeQueue {
  /** For dashboards and figures. */
  readonly queue: Queue<CmsChangeJob>

  /** @param queue `cms-changes`, made to add jobs */
  constructor(queue: Queue<CmsChangeJob>) {
    this.queue = queue
  }

  /**
   * One job for an announcement; none where its id is known, because it waits, is being done, or was done within ten minutes. One that was given
   * up begins anew. Rejects within half a second where the queue does not take it.
   */
  async announce(change: CmsChange): Promise<void> {
    await traceEnqueueing(this.queue.name, async () => {
      return giveUpWhenLate(this.put({ change, ...currentOrigin() }))
    })
  }

  /**
   * Has the withdrawals done once more that were done last, whole, each once however many processes ask for it: what took them may have lost them.
   * Rejects where the queue does not answer. @returns how many
   */
  async repeatWithdrawals(): Promise<number> {
    const done = await this.queue.getJobs(['completed'], 0, MOST_LOOKED_AT - 1)
    const repeated = await Promise.all(done.map((job) => repeatWithdrawal(job)))
    return repeated.filter((isRepeated) => isRepeated).length
  }

  private async put(payload: CmsChangeJob): Promise<void> {
    const add = () => this.queue.add('cms-change', payload, buildJobOptions(payload.change))
    const job = await add()
    // What was given up is kept for a week, and would swallow its announcement for as long.
    if (!(await job.isFailed())) return
    try {
      await job.remove()
    } catch (error) {
      // The same announcement, made at the same time, may have begun it anew.
      if (await job.isFailed()) throw error
    }
    await add()
  }
}
