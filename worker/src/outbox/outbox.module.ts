import { describeConnection } from '@liberta/database/create-database-options'
import { getQueueToken } from '@nestjs/bullmq'
import { Module } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { nameProducer } from '@liberta/platform/queues/queue.table'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Queue } from 'bullmq'
import type { Logger } from 'pino'
import type { WorkerSettings } from '../foundation/worker-settings.schema.ts'
import { LOGGER, MAILER, SETTINGS } from '../foundation/worker.tokens.ts'
import { createMailer } from '../mail/mailer.ts'
import { RefreshModule } from '../refresh/refresh.module.ts'
import { OUTBOX_HANDLERS } from './outbox-command.table.ts'
import { OutboxJobHandler } from './outbox-job.handler.ts'
import { OutboxLifecycle } from './outbox-lifecycle.ts'
import { OutboxProcessor } from './outbox.processor.ts'
import { OutboxRelay } from './outbox-relay.ts'

/** From the outbox through the queue to projections and mail. */
@Module({
  imports: [RefreshModule, CqrsModule.forRoot()],
  providers: [
    {
      provide: OutboxRelay,
      inject: [MikroORM, SETTINGS, getQueueToken(nameProducer('outbox')), LOGGER],
      useFactory: (orm: MikroORM, settings: WorkerSettings, queue: Queue, logger: Logger) =>
        new OutboxRelay({
          orm,
          direct: describeConnection(settings.DATABASE_DIRECT_URL, settings.DATABASE_CA_FILE),
          queue,
          logger,
        }),
    },
    { provide: MAILER, inject: [SETTINGS], useFactory: createMailer },
    ...OUTBOX_HANDLERS,
    OutboxJobHandler,
    OutboxProcessor,
    OutboxLifecycle,
  ],
  exports: [OutboxLifecycle, OutboxProcessor],
})
export class OutboxModule {}
