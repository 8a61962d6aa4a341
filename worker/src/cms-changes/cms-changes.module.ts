import { Module } from '@nestjs/common'
import { ReadModelStore } from '@liberta/platform/read-models/read-model-store'
import type { Logger } from 'pino'
import { LOGGER } from '../foundation/worker.tokens.ts'
import { RefreshModelHandler } from '../refresh/refresh-model.handler.ts'
import { RefreshModule } from '../refresh/refresh.module.ts'
import { ChangeActor } from './change-actor.ts'
import { CmsChangesProcessor } from './cms-changes.processor.ts'
import { WithdrawalRepeater } from './withdrawal-repeater.ts'

/** From what the CMS announces to the read models that it touches. */
@Module({
  imports: [RefreshModule],
  providers: [
    {
      provide: ChangeActor,
      inject: [ReadModelStore, RefreshModelHandler, LOGGER],
      useFactory: (store: ReadModelStore, models: RefreshModelHandler, logger: Logger) =>
        new ChangeActor({ store, models, logger }),
    },
    CmsChangesProcessor,
    WithdrawalRepeater,
  ],
  exports: [CmsChangesProcessor],
})
export class CmsChangesModule {}
