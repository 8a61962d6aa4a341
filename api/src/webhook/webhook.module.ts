import { Module } from '@nestjs/common'
import { WebhookController } from './webhook.controller.ts'

/** What the CMS announces goes into a queue, and nothing of it stays here. */
@Module({ controllers: [WebhookController] })
export class WebhookModule {}
