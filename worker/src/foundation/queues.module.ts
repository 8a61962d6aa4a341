import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Inject, Module } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import {
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
      useFactory: ({ jobs }: WorkerRedis) => ({ connection: jobs }),
    }),
    BullModule.forRootAsync(PRODUCER_PROFILE, {
      inject: [REDIS],
      useFactory: ({ queue }: WorkerRedis) => buildProducerOptions(queue),
    }),
    BullModule.registerQueueAsync(...PRODUCERS),
  ],
  providers: [
    { provide: QUEUES, inject: QUEUE_NAMES.map(tokenOf), useFactory: (...queues: Queue[]) => queues },
    {
      provide: CmsChangeQueue,
      inject: [tokenOf('cms-changes')],
      useFactory: (queue: Queue) => new CmsChangeQueue(queue),
    },
    {
      provide: RefreshQueue,
      inject: [tokenOf('refresh-hot'), tokenOf('refresh-miss'), tokenOf('refresh'), LOGGER],
      useFactory: (hot: Queue, miss: Queue, refresh: Queue, logger: Logger) =>
        new RefreshQueue({ 'refresh-hot': hot, 'refresh-miss': miss, refresh }, logger),
    },
  ],
  exports: [BullModule, CmsChangeQueue, RefreshQueue],
})
export class QueuesModule {
  constructor(@Inject(QUEUES) queues: readonly Queue[], @Inject(LOGGER) logger: Logger) {
    for (const queue of queues) queue.on('error', (error) => logger.debug({ error }, 'queue error'))
  }
}
