import { Module } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { AcceptCmsChangeHandler } from './accept-cms-change.handler.ts'
import { SeenChanges } from './seen-changes.ts'
import { UnfinishedChanges } from './unfinished-changes.ts'
import { WebhookController } from './webhook.controller.ts'

@Module({
  imports: [CqrsModule.forRoot()],
  controllers: [WebhookController],
  providers: [AcceptCmsChangeHandler, SeenChanges, UnfinishedChanges],
})
export class WebhookModule {}
