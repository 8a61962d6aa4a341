import { currentOrigin } from '@liberta/http/request-context'
import { nameReadModel } from '@liberta/contracts/read-models/read-model-key'
import type { ReadModelReference } from '@liberta/contracts/read-models/read-model-key'
import type { JobsOptions } from 'bullmq'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import type { Logger } from 'pino'
import { createCounter } from '../metrics/create-metric.ts'
import { traceEnqueueing } from '../tracing/trace-work.ts'
import { createProducer, giveUpWhenLate } from '../queues/create-producer.ts'
import type { Producers } from '../queues/create-producer.ts'
import type { QueueName } from '../queues/queue.table.ts'
import type { JobPayload, RequestTrigger } from './refresh-job.schema.ts'
import { REFRESH_TIERS, tierOf } from './refresh-tier.table.ts'
import type { RefreshTier, TierFacts } from './refresh-tier.table.ts'

/**
 * Why a refresh is asked for beside the triggers that the worker knows, and which of them it is told; one of the version before knows no others.
 * `linked`: what is kept warm links to it, and it is not there. `gathered`: something of it has changed, and soon more may have.
 */
const JOB_TRIGGERS = { linked: 'reconcile', gathered: 'schedule' } as const satisfies Record<string, RequestTrigger>

/** Why a refresh is asked for. */
export type RequestReason = RequestTrigger | keyof typeof JOB_TRIGGERS

/** Lower goes first. What is hot goes before all else of its queue. */
const PRIORITIES: Record<Exclude<RequestReason, 'miss'>, number> = {
  operator: 2,
  stale: 4,
  reconcile: 4,
  schedule: 5,
  gathered: 5,
  linked: 6,
}
const PRIORITY_OF_HOT = 1
/** What is gathered waits so long, milliseconds: one refresh has the changes of all that time, and is not in the way of what readers see of the first. */
const GATHERED_FOR_MS = 2000

const requests = createCounter('refresh_requests_total')

/** The options every refresh job has; kept bounded in tries, number and age. */
function buildRefreshJobOptions(name: string, trigger: RequestReason, isHot: boolean): JobsOptions {
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
    ...(trigger === 'gathered' && { delay: GATHERED_FOR_MS }),
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600, count: 5000 },
  }
}

/** Where a request goes: what somebody waits for never stands behind what nobody does. */
function queueOf(trigger: RequestReason, tier: RefreshTier): RefreshQueueName {
  if (trigger === 'miss') return 'refresh-miss'
  return trigger === 'operator' ? 'refresh-hot' : REFRESH_TIERS[tier].queue
}

/** The queues of refreshes. */
export type RefreshQueueName = Extract<QueueName, `refresh${string}`>

/** Asks the workers for refreshes. */
export class RefreshQueue {
  /** For dashboards and figures. */
  readonly queues: Producers<RefreshQueueName>
  private readonly logger: Logger

  /** @param queues made to add jobs */
  constructor(queues: Producers<RefreshQueueName>, logger: Logger) {
    this.queues = queues
    this.logger = logger
  }

  /**
   * Never rejects, and ends within half a second: what the queue cannot take is logged and counted, and answered false.
   */
  async request({ model, id }: ReadModelReference, trigger: RequestReason, facts?: TierFacts): Promise<boolean> {
    const name = nameReadModel({ model, id })
    const jobTrigger =
      trigger in JOB_TRIGGERS ? JOB_TRIGGERS[trigger as keyof typeof JOB_TRIGGERS] : (trigger as RequestTrigger)
    const request = { model, id, trigger: jobTrigger, requestedAt: Date.now() }
    try {
      const tier = tierOf({ model, id }, facts)
      const queue = this.queues[queueOf(trigger, tier)]
      const jobOptions = buildRefreshJobOptions(name, trigger, tier === 'hot')
      await traceEnqueueing(queue.name, async () => {
        const payload: JobPayload<'refresh-model'> = { ...request, ...currentOrigin() }
        return giveUpWhenLate(queue.add('refresh-model', payload, jobOptions))
      })
      requests.inc({ trigger, outcome: 'taken' })
      return true
    } catch (error) {
      requests.inc({ trigger, outcome: 'refused' })
      this.logger.warn(
        { name, trigger, error: error instanceof Error ? error.message : error },
        'refresh not taken by the queue',
      )
      return false
    }
  }

  /** Closes the queues, and leaves their connection open. Where Nest has made them, it closes them. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.queues).map((queue) => queue.close()))
  }
}

/** The same without Nest. `connection` has the profile `producer` and is not closed here. */
export function createRefreshQueue(connection: RedisConnection, logger: Logger): RefreshQueue {
  const create = (name: RefreshQueueName) => createProducer(name, connection, logger)
  const queues = {
    'refresh-hot': create('refresh-hot'),
    'refresh-miss': create('refresh-miss'),
    refresh: create('refresh'),
  }
  return new RefreshQueue(queues, logger)
}
