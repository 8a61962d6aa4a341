import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { confirmWithdrawalSchema, declareWithdrawalSchema } from '@liberta/contracts/messages/withdrawal.schema'
import type {
  ConfirmWithdrawal,
  DeclareWithdrawal,
  WithdrawalAnswer,
} from '@liberta/contracts/messages/withdrawal.schema'
import type { FastifyRequest } from 'fastify'
import { ValidBody } from '../http/valid-body.ts'
import { OpenToAll } from '../auth/guards/open-to-all.ts'
import { MessageLimit } from './message-limit.ts'
import { ConfirmWithdrawalCommand } from './confirm-withdrawal.command.ts'
import { DeclareWithdrawalCommand } from './declare-withdrawal.command.ts'

/** The withdrawal button's two steps («recedere dal contratto qui»); the answer of the second one is the receipt. */
@Controller('api/withdrawals')
@OpenToAll()
export class WithdrawalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: MessageLimit,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  declare(
    @ValidBody(declareWithdrawalSchema) declaration: DeclareWithdrawal,
    @Req() request: FastifyRequest,
  ): Promise<WithdrawalAnswer> {
    this.limit.take(request.ip)
    return this.commands.execute(new DeclareWithdrawalCommand(declaration))
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  confirm(@ValidBody(confirmWithdrawalSchema) { id }: ConfirmWithdrawal): Promise<WithdrawalAnswer> {
    return this.commands.execute(new ConfirmWithdrawalCommand(id))
  }
}
