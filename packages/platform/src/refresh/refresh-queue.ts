import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import { Queue } from 'bullmq'
import type { JobsOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { AwaitedChanges } from './awaited-changes.ts'
import { QUEUES } from './refresh-job.schema.ts'
import type { JobPayload, QueueName, RefreshTrigger } from './refresh-job.schema.ts'
import { REFRESH_TIERS, tierOf } from './refresh-tier.table.ts'
import type { RefreshTier, TierFacts } from './refresh-tier.table.ts'

/** A request that Redis has not taken by then is given up: a reader's next read asks again. */
const GIVE_UP_AFTER_MS = 500

/**
 * Lower goes first. What is hot goes before all else of its queue: a change that touches sixty stories is no reason to leave
 * the home page alone while the CMS does not answer for stories. Then comes what changed itself: an editor's cut does not wait
 * for the lists and searches of a change before it.
 */
const PRIORITIES: Record<Exclude<RefreshTrigger, 'miss'>, number> = {
  operator: 2,
  webhook: 3,
  stale: 4,
  reconcile: 4,
  schedule: 5,
}
const PRIORITY_OF_HOT = 1
const PRIORITY_OF_SUBJECT = 2

const requests = new Counter({
  name: 'refresh_requests_total',
  help: 'Refreshes asked for, by trigger and by whether the queue took them',
  labelNames: ['trigger', 'outcome'] as const,
})

/** What may be known of a request beyond its name. */
export interface RequestFacts extends TierFacts {
  /** The webhook told of the thing itself, and not of something in it. */
  isSubject?: boolean
  /** The webhook told the withdrawal of the thing itself. */
  isWithdrawal?: boolean
}

export interface RefreshQueue {
  /**
   * Never rejects, and ends within half a second: what the queue cannot take is logged and counted, and answered false.
   * What a webhook asks for is awaited until it was fetched, whatever becomes of its job.
   */
  request(reference: ReadModelReference, trigger: RefreshTrigger, facts?: RequestFacts): Promise<boolean>
  /** What webhooks have asked for and nobody has fetched yet. */
  readonly awaited: AwaitedChanges
  /** For dashboards and figures. */
  readonly queues: Readonly<Record<QueueName, Queue>>
  close(): Promise<void>
}

/** The options every refresh job has; kept bounded in tries, number and age. */
function buildRefreshJobOptions(
  name: string,
  trigger: RefreshTrigger,
  { isHot, isSubject }: { isHot: boolean; isSubject: boolean },
): JobsOptions {
  const priority = isHot ? PRIORITY_OF_HOT : PRIORITY_OF_SUBJECT

  return {
    // One waiting job for a model, and while one runs the latest request is kept: what changed meanwhile is not lost.
    // An operator's order is no request like the others, and is not taken for one that waits.
    deduplication: { id: trigger === 'operator' ? `${name}!` : name, keepLastIfActive: true },
    // Of the misses the newest goes first: its reader still waits, who asked before has had an answer.
    ...(trigger === 'miss' ? { lifo: true } : { priority: isHot || isSubject ? priority : PRIORITIES[trigger] }),
    // A job that waits for its next try stands for every later request of its model, so that tries are few and close: what
    // must not be given up is asked for anew (AwaitedChanges).
    attempts: 3,
    backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600, count: 5000 },
  }
}

/** Where a request goes: what somebody waits for never stands behind what nobody does. */
function queueOf(trigger: RefreshTrigger, tier: RefreshTier): QueueName {
  if (trigger === 'miss') return 'refresh-miss'
  return trigger === 'webhook' || trigger === 'operator' ? 'refresh-hot' : REFRESH_TIERS[tier].queue
}

/** Asks the workers for refreshes. `connection` has the profile `producer` and is not closed here. */
export function createRefreshQueue(connection: Redis, logger: Logger): RefreshQueue {
  // Without these two, `add` waits for a Redis that is away, and a queue that was born without one never works again.
  const options = { connection, skipWaitingForReady: true, skipVersionCheck: true }
  const queues = Object.fromEntries(QUEUES.map((name) => [name, new Queue(name, options)])) as Record<QueueName, Queue>
  for (const queue of Object.values(queues)) queue.on('error', (error) => logger.debug({ error }, 'queue error'))

  const awaited = new AwaitedChanges(connection)

  return {
    queues,
    awaited,
    async request({ model, id }, trigger, facts) {
      const name = nameReadModel({ model, id })
      const payload: JobPayload<'refresh-model'> = { model, id, trigger, requestedAt: Date.now() }
      try {
        const tier = tierOf({ model, id }, facts)
        const jobOptions = buildRefreshJobOptions(name, trigger, {
          isHot: tier === 'hot',
          isSubject: facts?.isSubject ?? false,
        })
        // In this order on one connection: a job never runs before its change is awaited.
        const noted =
          trigger === 'webhook' ? awaited.add({ model, id }, { isWithdrawal: facts?.isWithdrawal ?? false }) : null
        const added = queues[queueOf(trigger, tier)].add('refresh-model', payload, jobOptions)
        await giveUpAfter(GIVE_UP_AFTER_MS, Promise.all([noted, added]))
        requests.inc({ trigger, outcome: 'taken' })
        return true
      } catch (error) {
        requests.inc({ trigger, outcome: 'refused' })
        logger.warn(
          { name, trigger, error: error instanceof Error ? error.message : error },
          'refresh not taken by the queue',
        )
        return false
      }
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()))
    },
  }
}

async function giveUpAfter(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer of the queue within ${ms} ms`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
