import { Module } from '@nestjs/common'
import type { OnModuleInit } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CommandsModule } from '../commands/commands.module.ts'
import { ConfirmWithdrawalHandler } from './confirm-withdrawal.command.ts'
import { DeclareWithdrawalHandler } from './declare-withdrawal.command.ts'
import { MessagesController } from './messages.controller.ts'
import { SendMessageHandler } from './send-message.command.ts'
import { WithdrawalsController } from './withdrawals.controller.ts'
import type { IncomingMessage } from 'node:http'
import { ACCOUNT_CALLS } from '@liberta/contracts/accounts/account-calls.table'
import { readMultipart, refuseBody } from './read-multipart.ts'

/** Lets forms with files in, at the address of messages and nowhere else. */
export function acceptMultipart(server: FastifyInstance): void {
  server.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!isMessage(request)) throw refuseBody(415, 'Unsupported Media Type')
    return readMultipart(payload, request.headers['content-type'] ?? '')
  })
}

function isMessage({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === ACCOUNT_CALLS.sendMessage.path
}

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
