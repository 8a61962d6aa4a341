import { Command } from '@nestjs/cqrs'
import type { DeclareWithdrawal, WithdrawalAnswer } from '@liberta/contracts/messages/withdrawal.schema'

/** The first step: a reader declares that they withdraw. */
export class DeclareWithdrawalCommand extends Command<WithdrawalAnswer> {
  readonly declaration: DeclareWithdrawal

  constructor(declaration: DeclareWithdrawal) {
    super()
    this.declaration = declaration
  }
}

/** The second step: they confirm it. Confirmed twice, the receipt is the same. */
export class ConfirmWithdrawalCommand extends Command<WithdrawalAnswer> {
  readonly id: string

  constructor(id: string) {
    super()
    this.id = id
  }
}
