import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { DeclareWithdrawal, WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import { keepDeclaration } from '@liberta/database/messages/withdrawal.repository'
import { MikroORM } from '@mikro-orm/postgresql'

/** The first step: a reader declares that they withdraw. */
export class DeclareWithdrawalCommand extends Command<WithdrawalAnswer> {
  constructor(readonly declaration: DeclareWithdrawal) {
    super()
  }
}

/** What is declared is kept, and binds to nothing until it is confirmed. */
@CommandHandler(DeclareWithdrawalCommand)
export class DeclareWithdrawalHandler implements ICommandHandler<DeclareWithdrawalCommand> {
  constructor(private readonly orm: MikroORM) {}

  /** @returns the id with which it is confirmed */
  async execute({ declaration }: DeclareWithdrawalCommand): Promise<WithdrawalAnswer> {
    const id = await keepDeclaration(this.orm.em, declaration)
    return { status: 'success', id, receiptNumber: null, confirmedAt: null }
  }
}
