import { Controller, Header, Req } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import type { FastifyRequest } from 'fastify'
import { AccountRoute, BodyOf } from '../auth/guards/account-route.ts'
import { MessageLimit } from './message-limit.ts'
import { ConfirmWithdrawalCommand } from './confirm-withdrawal.command.ts'
import { DeclareWithdrawalCommand } from './declare-withdrawal.command.ts'

/** The withdrawal button's two steps («recedere dal contratto qui»); the answer of the second one is the receipt. */
@Controller()
export class WithdrawalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: MessageLimit,
  ) {}

  @AccountRoute('declareWithdrawal')
  @Header('cache-control', 'private, no-store')
  declare(
    @BodyOf('declareWithdrawal') declaration: RequestOf<'declareWithdrawal'>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<'declareWithdrawal'>> {
    this.limit.take(request.ip)
    return this.commands.execute(new DeclareWithdrawalCommand(declaration))
  }

  @AccountRoute('confirmWithdrawal')
  @Header('cache-control', 'private, no-store')
  confirm(@BodyOf('confirmWithdrawal') { id }: RequestOf<'confirmWithdrawal'>): Promise<AnswerOf<'confirmWithdrawal'>> {
    return this.commands.execute(new ConfirmWithdrawalCommand(id))
  }
}
