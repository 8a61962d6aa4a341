import { Module } from '@nestjs/common'
import type { OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance } from 'fastify'
import { CommandsModule } from '../commands/commands.module.ts'
import { acceptMultipart } from './accept-multipart.ts'
import { ConfirmWithdrawalHandler } from './confirm-withdrawal.command.ts'
import { DeclareWithdrawalHandler } from './declare-withdrawal.command.ts'
import { MessagesController } from './messages.controller.ts'
import { SendMessageHandler } from './send-message.command.ts'
import { WithdrawalsController } from './withdrawals.controller.ts'

/** What readers write to the newspaper. */
@Module({
  imports: [CommandsModule],
  controllers: [MessagesController, WithdrawalsController],
  providers: [SendMessageHandler, DeclareWithdrawalHandler, ConfirmWithdrawalHandler],
})
export class MessagesModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    acceptMultipart(this.host.httpAdapter.getInstance<FastifyInstance>())
  }
}
