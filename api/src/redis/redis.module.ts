import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Module } from '@nestjs/common'
import { provideQueues } from '@liberta/platform/framework/provide-queues'
import { buildProducerOptions, PRODUCER_PROFILE, PRODUCERS } from '@liberta/platform/queues/queue.table'
import { LOGGER, QUEUES } from '../settings/injection-token.ts'
import { RedisConnections } from './redis-connections.ts'

const queues = provideQueues({ queues: QUEUES, logger: LOGGER, ofQueue: getQueueToken })

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
  providers: [RedisConnections, ...queues],
  exports: [RedisConnections, ...queues.map(({ provide }) => provide)],
})
export class RedisModule {}
