import { OUTBOX_TOPICS } from '@liberta/contracts/outbox/outbox-topic.table'
import type { OutboxTopic } from '@liberta/contracts/outbox/outbox-topic.table'
import type { JobsOptions } from 'bullmq'

const KEPT = { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 30 * 24 * 3600, count: 10_000 } }

/**
 * How often a job is tried: PostgreSQL and Redis come back, and a projection follows within seconds of that, for a quarter of an hour; mail
 * servers take their time.
 */
const TRIES: Readonly<Record<'projection' | 'delivery', JobsOptions>> = {
  projection: { attempts: 400, backoff: { type: 'fixed', delay: 4000, jitter: 0.75 } },
  delivery: { attempts: 10, backoff: { type: 'exponential', delay: 30_000, jitter: 0.5 } },
}

/**
 * The options of a line's job. What is projected is projected once for all lines that wait, and once more where one comes while it
 * runs. A delivery has its subject's name: handed over twice, it waits once. Where it waits for its next try, a new line of it (a
 * rebuild's) has it tried at once; one that is handed over again does not.
 */
export function buildOutboxJobOptions(topic: OutboxTopic, subjectId: string, isNew: boolean): JobsOptions {
  const { work, together } = OUTBOX_TOPICS[topic]
  const id = together === 'topic' ? topic : `${topic}-${subjectId}`
  const deduplication = work === 'projection' ? { id, keepLastIfActive: true } : { id, reschedule: isNew }
  return { ...KEPT, ...TRIES[work], deduplication }
}
