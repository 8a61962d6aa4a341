import { Controller, Header, Req } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { AnswerOf, RequestOf } from '@liberta/contracts/accounts/account-calls.table'
import type { FastifyRequest } from 'fastify'
import { AccountRoute, BodyOf } from '../auth/guards/account-route.ts'
import { ClientLimits } from '../http/client-limits.ts'
import { ConfirmWithdrawalCommand } from './confirm-withdrawal.command.ts'
import { DeclareWithdrawalCommand } from './declare-withdrawal.command.ts'

/** The withdrawal button's two steps («recedere dal contratto qui»); the answer of the second one is the receipt. */
@Controller()
export class WithdrawalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: ClientLimits,
  ) {}

  /** The first step: what is to be withdrawn from. 429 beyond their limit. */
  @AccountRoute('declareWithdrawal')
  @Header('cache-control', 'private, no-store')
  async declare(
    @BodyOf('declareWithdrawal') declaration: RequestOf<'declareWithdrawal'>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<'declareWithdrawal'>> {
    await this.limits.demand('withdrawals', request.ip)
    return this.commands.execute(new DeclareWithdrawalCommand(declaration))
  }

  /** The second step, which binds. 404 for an id that was never declared. */
  @AccountRoute('confirmWithdrawal')
  @Header('cache-control', 'private, no-store')
  confirm(@BodyOf('confirmWithdrawal') { id }: RequestOf<'confirmWithdrawal'>): Promise<AnswerOf<'confirmWithdrawal'>> {
    return this.commands.execute(new ConfirmWithdrawalCommand(id))
  }
}
