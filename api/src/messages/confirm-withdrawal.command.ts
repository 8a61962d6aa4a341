import { NotFoundException } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'
import { confirmDeclaration } from '@liberta/database/messages/withdrawal.repository'
import { MikroORM } from '@mikro-orm/postgresql'
import { OutboxWaker } from '../commands/outbox-waker.ts'

/** The second step: they confirm it. Confirmed twice, the receipt is the same. */
export class ConfirmWithdrawalCommand extends Command<WithdrawalAnswer> {
  constructor(readonly id: string) {
    super()
  }
}

/** Answers the receipt; 404 where nothing was declared under this id. */
@CommandHandler(ConfirmWithdrawalCommand)
export class ConfirmWithdrawalHandler implements ICommandHandler<ConfirmWithdrawalCommand> {
  constructor(
    private readonly orm: MikroORM,
    private readonly waker: OutboxWaker,
  ) {}

  /** @throws NotFoundException where nothing was declared under this id. A second time answers the same receipt */
  async execute({ id }: ConfirmWithdrawalCommand): Promise<WithdrawalAnswer> {
    const confirmed = await confirmDeclaration(this.orm.em, id)
    if (!confirmed) throw new NotFoundException()
    this.waker.wake()
    return {
      status: 'success',
      id,
      receiptNumber: confirmed.receiptNumber,
      confirmedAt: confirmed.confirmedAt.toISOString(),
    }
  }
}
