import { Command } from '@nestjs/cqrs'
import type { DeclareWithdrawal, WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'

/** The first step: a reader declares that they withdraw. */
export class DeclareWithdrawalCommand extends Command<WithdrawalAnswer> {
  constructor(readonly declaration: DeclareWithdrawal) {
    super()
  }
}

/** The second step: they confirm it. Confirmed twice, the receipt is the same. */
export class ConfirmWithdrawalCommand extends Command<WithdrawalAnswer> {
  constructor(readonly id: string) {
    super()
  }
}
