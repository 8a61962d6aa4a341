import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Module } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { gatherProducers } from '@liberta/platform/queues/create-producer'
import type { Producers } from '@liberta/platform/queues/create-producer'
import {
  buildConsumerOptions,
  buildProducerOptions,
  nameProducer,
  PRODUCER_PROFILE,
  PRODUCERS,
  QUEUE_NAMES,
  WORKER_PROFILE,
} from '@liberta/platform/queues/queue.table'
import type { QueueName } from '@liberta/platform/queues/queue.table'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { WorkerRedis } from './foundation.module.ts'
import { LOGGER, QUEUES, REDIS } from './worker.tokens.ts'

const tokenOf = (queue: QueueName) => getQueueToken(nameProducer(queue))

/** The queues of the table: processors take jobs by one connection, and what adds jobs has another, which gives up soon. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync(WORKER_PROFILE, {
      inject: [REDIS],
      useFactory: ({ jobs }: WorkerRedis) => buildConsumerOptions(jobs),
    }),
    BullModule.forRootAsync(PRODUCER_PROFILE, {
      inject: [REDIS],
      useFactory: ({ queue }: WorkerRedis) => buildProducerOptions(queue),
    }),
    BullModule.registerQueueAsync(...PRODUCERS),
  ],
  providers: [
    {
      provide: QUEUES,
      inject: [LOGGER, ...QUEUE_NAMES.map(tokenOf)],
      useFactory: (logger: Logger, ...queues: Queue[]) => gatherProducers(queues, logger),
    },
    {
      provide: CmsChangeQueue,
      inject: [QUEUES],
      useFactory: (queues: Producers) => new CmsChangeQueue(queues['cms-changes']),
    },
    {
      provide: RefreshQueue,
      inject: [QUEUES, LOGGER],
      useFactory: (queues: Producers, logger: Logger) => new RefreshQueue(queues, logger),
    },
  ],
  exports: [BullModule, QUEUES, CmsChangeQueue, RefreshQueue],
})
export class QueuesModule {}
