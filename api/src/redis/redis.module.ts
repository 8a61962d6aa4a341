import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Module } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { gatherProducers } from '@liberta/platform/queues/create-producer'
import type { Producers } from '@liberta/platform/queues/create-producer'
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
  exports: [RedisConnections, QUEUES, CmsChangeQueue, RefreshQueue],
})
export class RedisModule {}
