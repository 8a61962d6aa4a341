import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { JobsOptions, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import { createProducer, giveUpWhenLate } from '../queues/create-producer.ts'
import { QUEUES } from './refresh-job.schema.ts'
import type { JobPayload, QueueName, RequestTrigger } from './refresh-job.schema.ts'
import { REFRESH_TIERS, tierOf } from './refresh-tier.table.ts'
import type { RefreshTier, TierFacts } from './refresh-tier.table.ts'

/** Lower goes first. What is hot goes before all else of its queue. */
const PRIORITIES: Record<Exclude<RequestTrigger, 'miss'>, number> = {
  operator: 2,
  stale: 4,
  reconcile: 4,
  schedule: 5,
}
const PRIORITY_OF_HOT = 1

const requests = new Counter({
  name: 'refresh_requests_total',
  help: 'Refreshes asked for, by trigger and by whether the queue took them',
  labelNames: ['trigger', 'outcome'] as const,
})

export interface RefreshQueue {
  /**
   * Never rejects, and ends within half a second: what the queue cannot take is logged and counted, and answered false.
   */
  request(reference: ReadModelReference, trigger: RequestTrigger, facts?: TierFacts): Promise<boolean>
  /** For dashboards and figures. */
  readonly queues: Readonly<Record<QueueName, Queue>>
  close(): Promise<void>
}

/** The options every refresh job has; kept bounded in tries, number and age. */
function buildRefreshJobOptions(name: string, trigger: RequestTrigger, isHot: boolean): JobsOptions {
  return {
    // One waiting job for a model, and while one runs the latest request is kept: what changed meanwhile is not lost.
    // An operator's order is no request like the others, and is not taken for one that waits.
    deduplication: { id: trigger === 'operator' ? `${name}!` : name, keepLastIfActive: true },
    // Of the misses the newest goes first: its reader still waits, who asked before has had an answer.
    ...(trigger === 'miss' ? { lifo: true } : { priority: isHot ? PRIORITY_OF_HOT : PRIORITIES[trigger] }),
    // A job that waits for its next try stands for every later request of its model, so that tries are few and close. What
    // must not be given up is a change of the CMS, which has a job and tries of its own (CmsChangeQueue).
    attempts: 3,
    backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600, count: 5000 },
  }
}

/** Where a request goes: what somebody waits for never stands behind what nobody does. */
function queueOf(trigger: RequestTrigger, tier: RefreshTier): QueueName {
  if (trigger === 'miss') return 'refresh-miss'
  return trigger === 'operator' ? 'refresh-hot' : REFRESH_TIERS[tier].queue
}

/** Asks the workers for refreshes. `connection` has the profile `producer` and is not closed here. */
export function createRefreshQueue(connection: Redis, logger: Logger): RefreshQueue {
  const made = QUEUES.map((name) => [name, createProducer(name, connection, logger)])
  const queues = Object.fromEntries(made) as Record<QueueName, Queue>
  return {
    queues,
    async request({ model, id }, trigger, facts) {
      const name = nameReadModel({ model, id })
      const payload: JobPayload<'refresh-model'> = { model, id, trigger, requestedAt: Date.now() }
      try {
        const tier = tierOf({ model, id }, facts)
        const jobOptions = buildRefreshJobOptions(name, trigger, tier === 'hot')
        await giveUpWhenLate(queues[queueOf(trigger, tier)].add('refresh-model', payload, jobOptions))
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
