import { BullModule } from '@nestjs/bullmq'
import { Module } from '@nestjs/common'
import { OUTBOX_QUEUE } from '@liberta/platform/outbox/outbox-job.schema'
import { createProducer } from '@liberta/platform/queues/create-producer'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { RefreshModule } from '../refresh/refresh.module.ts'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { LOGGER, REDIS, SETTINGS } from '../foundation/worker.tokens.ts'
import { createMailer } from '../mail/mailer.ts'
import { OutboxJobHandler } from './outbox-job.handler.ts'
import { OutboxLifecycle } from './outbox-lifecycle.ts'
import { OutboxProcessor } from './outbox.processor.ts'
import { OutboxRelay } from './outbox-relay.ts'
import { OUTBOX_QUEUE_TOKEN } from './outbox.tokens.ts'

/** From the outbox through the queue to projections and mail. */
@Module({
  imports: [
    RefreshModule,
    BullModule.forRootAsync({ inject: [REDIS], useFactory: ({ jobs }: WorkerRedis) => ({ connection: jobs }) }),
  ],
  providers: [
    { provide: OUTBOX_QUEUE_TOKEN, inject: [REDIS, LOGGER], useFactory: createQueue },
    {
      provide: OutboxRelay,
      inject: [MikroORM, SETTINGS, OUTBOX_QUEUE_TOKEN, LOGGER],
      useFactory: (orm: MikroORM, { DATABASE_URL: databaseUrl }: WorkerSettings, queue: Queue, logger: Logger) =>
        new OutboxRelay({ orm, databaseUrl, queue, logger }),
    },
    {
      provide: OutboxJobHandler,
      inject: [MikroORM, REDIS, SETTINGS, RefreshModelHandler, LOGGER],
      useFactory: createJobHandler,
    },
    OutboxProcessor,
    OutboxLifecycle,
  ],
  exports: [OutboxLifecycle],
})
export class OutboxModule {}

function createJobHandler(
  orm: MikroORM,
  { cache: redis }: WorkerRedis,
  settings: WorkerSettings,
  models: RefreshModelHandler,
  logger: Logger,
): OutboxJobHandler {
  const votes = { reference: { model: 'surveyVotes', id: 'all' }, trigger: 'webhook' } as const
  return new OutboxJobHandler({
    orm,
    redis,
    mailer: createMailer(settings),
    countVotes: () => models.handle(votes),
    logger,
  })
}

/** Fails at once where Redis is away: the outbox keeps what it cannot take. */
function createQueue({ queue: connection }: WorkerRedis, logger: Logger): Queue {
  return createProducer(OUTBOX_QUEUE, connection, logger)
}
