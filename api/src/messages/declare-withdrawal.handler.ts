import { randomUUID } from 'node:crypto'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { MikroORM } from '@mikro-orm/postgresql'
import { DeclareWithdrawalCommand } from './withdrawal.commands.ts'

/** The first step: what is declared is kept and binds to nothing until it is confirmed. */
@CommandHandler(DeclareWithdrawalCommand)
export class DeclareWithdrawalHandler implements ICommandHandler<DeclareWithdrawalCommand, WithdrawalAnswer> {
  constructor(private readonly orm: MikroORM) {}

  async execute({ declaration }: DeclareWithdrawalCommand): Promise<WithdrawalAnswer> {
    const id = randomUUID()
    const open = { confirmedAt: null, receiptNumber: null, deliveredAt: null }
    await this.orm.em.fork().insert(Withdrawal, { id, ...declaration, ...open, declaredAt: new Date() })
    return { status: 'success', id, receiptNumber: null, confirmedAt: null }
  }
}
