import { BullModule, getQueueToken } from '@nestjs/bullmq'
import { Global, Module } from '@nestjs/common'
import { provideQueues } from '@liberta/platform/framework/provide-queues'
import {
  buildConsumerOptions,
  buildProducerOptions,
  PRODUCER_PROFILE,
  PRODUCERS,
  WORKER_PROFILE,
} from '@liberta/platform/queues/queue.table'
import type { WorkerRedis } from './foundation.module.ts'
import { LOGGER, QUEUES, REDIS } from './worker.tokens.ts'

const queues = provideQueues({ queues: QUEUES, logger: LOGGER, ofQueue: getQueueToken })

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
  providers: queues,
  exports: [BullModule, ...queues.map(({ provide }) => provide)],
})
export class QueuesModule {}
