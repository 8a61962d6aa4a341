import { randomInt } from 'node:crypto'
import { NotFoundException } from '@nestjs/common'
import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import { Withdrawal } from '@liberta/database/messages/withdrawal.entity'
import { appendOutbox } from '@liberta/database/outbox/outbox.repository'
import { LockMode, MikroORM } from '@mikro-orm/postgresql'
import { OutboxWaker } from '../commands/outbox-waker.ts'
import { ConfirmWithdrawalCommand } from './withdrawal.commands.ts'

const LARGEST_NUMBER = 100_000_000

/** The receipt's number and time are fixed once, in the transaction that has the receipt sent. */
@CommandHandler(ConfirmWithdrawalCommand)
export class ConfirmWithdrawalHandler implements ICommandHandler<ConfirmWithdrawalCommand, WithdrawalAnswer> {
  constructor(
    private readonly orm: MikroORM,
    private readonly waker: OutboxWaker,
  ) {}

  async execute({ id }: ConfirmWithdrawalCommand): Promise<WithdrawalAnswer> {
    const confirmed = await this.orm.em.fork().transactional(async (entities) => {
      const withdrawal = await entities.findOne(Withdrawal, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (!withdrawal) throw new NotFoundException()
      if (!withdrawal.confirmedAt) {
        withdrawal.confirmedAt = new Date()
        withdrawal.receiptNumber = numberReceipt(withdrawal.confirmedAt)
        await appendOutbox(entities, [{ topic: 'withdrawal.confirmed', subjectId: id }])
      }
      return { receiptNumber: withdrawal.receiptNumber ?? null, confirmedAt: withdrawal.confirmedAt.toISOString() }
    })
    this.waker.wake()
    return { status: 'success', id, ...confirmed }
  }
}

/** Two receipts never have one number: the table sees to it. */
function numberReceipt(at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '')
  return `R-${day}-${String(randomInt(LARGEST_NUMBER)).padStart(8, '0')}`
}
