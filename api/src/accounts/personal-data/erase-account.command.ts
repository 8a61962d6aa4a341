import { Command } from '@nestjs/cqrs'

/** A reader wants nothing of them kept. */
export class EraseAccountCommand extends Command<void> {
  readonly userId: string

  constructor(userId: string) {
    super()
    this.userId = userId
  }
}
