import { Command } from '@nestjs/cqrs'

/** A reader wants nothing of them kept. */
export class EraseAccountCommand extends Command<void> {
  constructor(readonly userId: string) {
    super()
  }
}
