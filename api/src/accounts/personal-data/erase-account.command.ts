import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { deletePersonalData } from '@liberta/database/personal-data/personal-data.repository'
import { CommandRunner } from '../../commands/command-runner.ts'

/** A reader wants nothing of them kept. */
export class EraseAccountCommand extends Command<void> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Deletes the reader and all that is theirs, every session of theirs with it. */
@CommandHandler(EraseAccountCommand)
export class EraseAccountHandler implements ICommandHandler<EraseAccountCommand> {
  constructor(private readonly commands: CommandRunner) {}

  /** Ends when nothing is left in PostgreSQL; the projection follows by the outbox. Doing it again does no harm. */
  execute({ userId }: EraseAccountCommand): Promise<void> {
    const frame = { userId, name: 'erase-account', content: null, key: undefined }
    return this.commands.run(frame, (entities) => deletePersonalData(entities, userId))
  }
}
