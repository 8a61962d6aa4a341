import type { JobsOptions } from 'bullmq'
import { z } from 'zod'

/** The queue into which the relay puts what stood in the outbox. */
export const OUTBOX_QUEUE = 'outbox'

const subjectSchema = z.object({ subjectId: z.uuid() })

/** Its jobs, by the topic in the outbox. They name what has changed, and carry nothing of it. */
export const OUTBOX_JOBS = {
  'reader.changed': subjectSchema,
  'reader.erased': subjectSchema,
  'message.sent': subjectSchema,
  'withdrawal.confirmed': subjectSchema,
  'survey.voted': subjectSchema,
} as const

export type OutboxJobName = keyof typeof OUTBOX_JOBS

const KEPT = { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 30 * 24 * 3600, count: 10_000 } }

/** How often a job is tried, seconds or hours apart: PostgreSQL and Redis come back, mail servers take their time. */
const TRIES: Readonly<Record<'projection' | 'delivery', JobsOptions>> = {
  projection: { attempts: 12, backoff: { type: 'exponential', delay: 500, jitter: 0.5 } },
  delivery: { attempts: 10, backoff: { type: 'exponential', delay: 30_000, jitter: 0.5 } },
}

/**
 * A reader's changes are projected once for all that wait, and once more where one comes while it runs; so are votes, whoever
 * gave them. A delivery has its subject's name: handed over twice, it waits once.
 */
export function buildOutboxJobOptions(name: OutboxJobName, subjectId: string): JobsOptions {
  if (name === 'reader.changed' || name === 'reader.erased') {
    return { ...KEPT, ...TRIES.projection, deduplication: { id: `${name}-${subjectId}`, keepLastIfActive: true } }
  }
  if (name === 'survey.voted') {
    return { ...KEPT, ...TRIES.projection, deduplication: { id: name, keepLastIfActive: true } }
  }
  return { ...KEPT, ...TRIES.delivery, deduplication: { id: `${name}-${subjectId}` } }
}
