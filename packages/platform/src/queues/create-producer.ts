import { Queue } from 'bullmq'
import type { RedisConnection } from '../redis/redis-kinds.ts'
import type { Logger } from 'pino'
import pTimeout from 'p-timeout'
import { buildProducerOptions } from './queue.table.ts'
import type { QueueName } from './queue.table.ts'

/** A job that Redis has not taken by then is given up; milliseconds. */
const GIVE_UP_AFTER_MS = 500

/**
 * A queue to which jobs are added, for what runs without Nest: a command of an operator, a test. `connection` has the profile `producer`
 * and is not closed with it.
 */
export function createProducer(name: QueueName, connection: RedisConnection, logger: Logger): Queue {
  return logErrors(new Queue(name, buildProducerOptions(connection)), logger)
}

/** The queues of the table by name, made to add jobs. */
export type Producers<Name extends QueueName = QueueName> = Readonly<Record<Name, Queue>>

/** What a program's Nest has made of `PRODUCERS`, in the order of the table; their errors go to the log. */
export function gatherProducers(queues: readonly Queue[], logger: Logger): Producers {
  return Object.fromEntries(queues.map((queue) => [queue.name, logErrors(queue, logger)])) as Producers
}

/** Each command that fails says so itself; BullMQ throws where nobody listens. */
function logErrors(queue: Queue, logger: Logger): Queue {
  return queue.on('error', (error) => logger.debug({ error }, 'queue error'))
}

/** Ends with the work, or rejects after half a second: a Redis that hangs takes commands and says nothing. */
export async function giveUpWhenLate(work: Promise<unknown>): Promise<void> {
  await pTimeout(work, {
    milliseconds: GIVE_UP_AFTER_MS,
    message: `no answer of the queue within ${GIVE_UP_AFTER_MS} ms`,
  })
}
