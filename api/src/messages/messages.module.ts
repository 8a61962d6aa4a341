import { Module } from '@nestjs/common'
import type { OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import type { FastifyInstance } from 'fastify'
import { CommandsModule } from '../commands/commands.module.ts'
import { acceptMultipart } from './accept-multipart.ts'
import { ConfirmWithdrawalHandler } from './confirm-withdrawal.handler.ts'
import { DeclareWithdrawalHandler } from './declare-withdrawal.handler.ts'
import { MessageLimit } from './message-limit.ts'
import { MessagesController } from './messages.controller.ts'
import { SendMessageHandler } from './send-message.handler.ts'
import { WithdrawalsController } from './withdrawals.controller.ts'

/** What readers write to the newspaper. */
@Module({
  imports: [CqrsModule.forRoot(), CommandsModule],
  controllers: [MessagesController, WithdrawalsController],
  providers: [MessageLimit, SendMessageHandler, DeclareWithdrawalHandler, ConfirmWithdrawalHandler],
})
export class MessagesModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    acceptMultipart(this.host.httpAdapter.getInstance<FastifyInstance>())
  }
}
