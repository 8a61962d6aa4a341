import { BullModule } from '@nestjs/bullmq'
import { Module } from '@nestjs/common'
import { registerProducer } from '@liberta/platform/queues/queue.table'
import { RedisConnections } from '../redis/redis-connections.ts'
import { WebhookModule } from '../webhook/webhook.module.ts'
import { OperatorsServer } from './operators-server.ts'

/** The pages of the night shift. */
@Module({
  imports: [
    WebhookModule,
    BullModule.registerQueueAsync(
      registerProducer('outbox', RedisConnections, ({ producer }: RedisConnections) => producer),
    ),
  ],
  providers: [OperatorsServer],
})
export class OperatorsModule {}
