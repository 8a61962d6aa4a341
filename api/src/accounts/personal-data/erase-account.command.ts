import { Inject } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { deletePersonalData } from '@liberta/database/personal-data/personal-data.repository'
import type { Logger } from 'pino'
import { CommandRunner } from '../../commands/command-runner.ts'
import { LOGGER } from '../../settings/injection-token.ts'

/** A reader wants nothing of them kept. */
export class EraseAccountCommand extends Command<void> {
  constructor(readonly userId: string) {
    super()
  }
}

/** Deletes the reader and all that is theirs, every session of theirs with it. */
@CommandHandler(EraseAccountCommand)
export class EraseAccountHandler implements ICommandHandler<EraseAccountCommand> {
  constructor(
    private readonly commands: CommandRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends when nothing is left in PostgreSQL; the projection follows by the outbox. Doing it again does no harm. */
  async execute({ userId }: EraseAccountCommand): Promise<void> {
    const frame = { userId, name: 'erase-account', content: null, key: undefined }
    await this.commands.run(frame, (entities) => deletePersonalData(entities, userId))
    // By the id alone: whoever restores a backup from before has to erase the account again.
    this.logger.info({ readerId: userId }, 'A reader was erased')
  }
}
