import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import { CmsChangeQueue } from '../cms-changes/cms-change-queue.ts'
import { gatherProducers } from '../queues/create-producer.ts'
import type { Producers } from '../queues/create-producer.ts'
import { nameProducer, QUEUE_NAMES } from '../queues/queue.table.ts'
import { RefreshQueue } from '../refresh/refresh-queue.ts'

/** By what a program's Nest knows that which is no class. */
interface QueueTokens {
  /** What is provided here: the queues of the table, by name. */
  queues: symbol
  logger: symbol
  /** Nest's own token of a queue that `PRODUCERS` registers: `getQueueToken`. */
  ofQueue: (name: string) => string
}

/** The providers, for a module of Nest, of all that puts jobs into the queues of the table. */
export function provideQueues({ queues, logger, ofQueue }: QueueTokens) {
  return [
    {
      provide: queues,
      inject: [logger, ...QUEUE_NAMES.map((name) => ofQueue(nameProducer(name)))],
      useFactory: (log: Logger, ...made: Queue[]) => gatherProducers(made, log),
    },
    {
      provide: CmsChangeQueue,
      inject: [queues],
      useFactory: (made: Producers) => new CmsChangeQueue(made['cms-changes']),
    },
    {
      provide: RefreshQueue,
      inject: [queues, logger],
      useFactory: (made: Producers, log: Logger) => new RefreshQueue(made, log),
    },
  ]
}
