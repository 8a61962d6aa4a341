import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Inject, Module } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import {
  buildProducerOptions,
  nameProducer,
  PRODUCER_PROFILE,
  PRODUCERS,
  QUEUE_NAMES,
} from '@liberta/platform/queues/queue.table'
import type { QueueName } from '@liberta/platform/queues/queue.table'
import { RefreshQueue } from '@liberta/platform/refresh/refresh-queue'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import { LOGGER, QUEUES } from '../settings/injection-token.ts'
import { RedisConnections } from './redis-connections.ts'

const tokenOf = (queue: QueueName) => getQueueToken(nameProducer(queue))

/** The connections to Redis, and the queues of the table, into which the API puts jobs and from which it takes none. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync(PRODUCER_PROFILE, {
      inject: [RedisConnections],
      useFactory: ({ producer }: RedisConnections) => buildProducerOptions(producer),
    }),
    BullModule.registerQueueAsync(...PRODUCERS),
  ],
  providers: [
    RedisConnections,
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
  exports: [RedisConnections, QUEUES, CmsChangeQueue, RefreshQueue],
})
export class RedisModule {
  constructor(@Inject(QUEUES) queues: readonly Queue[], @Inject(LOGGER) logger: Logger) {
    for (const queue of queues) queue.on('error', (error) => logger.debug({ error }, 'queue error'))
  }
}
