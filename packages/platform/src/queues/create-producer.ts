import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { buildProducerOptions } from './queue.table.ts'
import type { QueueName } from './queue.table.ts'

/** A job that Redis has not taken by then is given up; milliseconds. */
const GIVE_UP_AFTER_MS = 500

/**
 * A queue to which jobs are added, for what runs without Nest: a command of an operator, a test. `connection` has the profile `producer`
 * and is not closed with it.
 */
export function createProducer(name: QueueName, connection: Redis, logger: Logger): Queue {
  const queue = new Queue(name, buildProducerOptions(connection))
  queue.on('error', (error) => logger.debug({ error }, 'queue error'))
  return queue
}

/** Ends with the work, or rejects after half a second: a Redis that hangs takes commands and says nothing. */
export async function giveUpWhenLate(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer of the queue within ${GIVE_UP_AFTER_MS} ms`)),
      GIVE_UP_AFTER_MS,
    )
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
