import { Body, Controller, Header, HttpCode, Post, Req, StandardSchemaValidationPipe } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { confirmWithdrawalSchema, declareWithdrawalSchema } from '@liberta/contracts/messages/withdrawal.schema'
import type {
  ConfirmWithdrawal,
  DeclareWithdrawal,
  WithdrawalAnswer,
} from '@liberta/contracts/messages/withdrawal.schema'
import type { FastifyRequest } from 'fastify'
import { OpenToAll } from '../auth/guards/open-to-all.ts'
import { MessageLimit } from './message-limit.ts'
import { ConfirmWithdrawalCommand, DeclareWithdrawalCommand } from './withdrawal.commands.ts'

const validated = { pipes: [new StandardSchemaValidationPipe()] }

/** The withdrawal button's two steps («recedere dal contratto qui»); the answer of the second one is the receipt. */
@Controller('api/withdrawals')
@OpenToAll()
export class WithdrawalsController {
  private readonly commands: CommandBus
  private readonly limit: MessageLimit

  constructor(commands: CommandBus, limit: MessageLimit) {
    this.commands = commands
    this.limit = limit
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  declare(
    @Body({ schema: declareWithdrawalSchema, ...validated }) declaration: DeclareWithdrawal,
    @Req() request: FastifyRequest,
  ): Promise<WithdrawalAnswer> {
    this.limit.take(request.ip)
    return this.commands.execute(new DeclareWithdrawalCommand(declaration))
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  confirm(
    @Body({ schema: confirmWithdrawalSchema, ...validated }) { id }: ConfirmWithdrawal,
  ): Promise<WithdrawalAnswer> {
    return this.commands.execute(new ConfirmWithdrawalCommand(id))
  }
}
