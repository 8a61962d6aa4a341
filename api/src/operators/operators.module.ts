import { Module } from '@nestjs/common'
import { WebhookModule } from '../webhook/webhook.module.ts'
import { OperatorsServer } from './operators-server.ts'

@Module({ imports: [WebhookModule], providers: [OperatorsServer] })
export class OperatorsModule {}
