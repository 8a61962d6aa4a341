import { Module } from '@nestjs/common'
import type { BeforeApplicationShutdown } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import type { Logger } from 'pino'
import { RedisConnections } from '../redis/redis-connections.ts'
import { LOGGER } from '../settings/injection-token.ts'
import { WebhookController } from './webhook.controller.ts'

/** What the CMS announces goes into a queue, and nothing of it stays here. */
@Module({
  controllers: [WebhookController],
  providers: [
    {
      provide: CmsChangeQueue,
      inject: [RedisConnections, LOGGER],
      useFactory: (redis: RedisConnections, logger: Logger) => new CmsChangeQueue(redis.producer, logger),
    },
  ],
  exports: [CmsChangeQueue],
})
export class WebhookModule implements BeforeApplicationShutdown {
  constructor(private readonly changes: CmsChangeQueue) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.changes.close()
  }
}
