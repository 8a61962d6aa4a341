import { BullModule } from '@nestjs/bullmq'
import { Module } from '@nestjs/common'
import { CmsChangeQueue } from '@liberta/platform/cms-changes/cms-change-queue'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { Logger } from 'pino'
import type { WorkerRedis } from '../foundation/foundation.module.ts'
import { LOGGER, REDIS } from '../foundation/worker.tokens.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { RefreshModule } from '../refresh/refresh.module.ts'
import { ChangeActor } from './change-actor.ts'
import { CmsChangesProcessor } from './cms-changes.processor.ts'

/** From what the CMS announces to the read models that it touches. */
@Module({
  imports: [
    RefreshModule,
    BullModule.forRootAsync({ inject: [REDIS], useFactory: ({ jobs }: WorkerRedis) => ({ connection: jobs }) }),
  ],
  providers: [
    {
      provide: ChangeActor,
      inject: [ReadModelStore, RefreshModelHandler, LOGGER],
      useFactory: (store: ReadModelStore, models: RefreshModelHandler, logger: Logger) =>
        new ChangeActor({ store, models, logger }),
    },
    {
      provide: CmsChangeQueue,
      inject: [REDIS, LOGGER],
      useFactory: ({ queue }: WorkerRedis, logger: Logger) => new CmsChangeQueue(queue, logger),
    },
    CmsChangesProcessor,
  ],
  exports: [CmsChangesProcessor, CmsChangeQueue],
})
export class CmsChangesModule {}
