import { CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import { User } from '@liberta/database/accounts/user.entity'
import { ReaderMessage } from '@liberta/database/messages/reader-message.entity'
import { appendOutbox } from '@liberta/database/outbox/outbox.repository'
import { CommandRunner } from '../../commands/command-runner.ts'
import { EraseAccountCommand } from './erase-account.command.ts'

/** Deletes the reader and all that is theirs, every session of theirs with it; messages too, delivered or not. */
@CommandHandler(EraseAccountCommand)
export class EraseAccountHandler implements ICommandHandler<EraseAccountCommand, void> {
  constructor(private readonly commands: CommandRunner) {}

  execute({ userId }: EraseAccountCommand): Promise<void> {
    const frame = { userId, name: 'erase-account', content: null, key: undefined }
    return this.commands.run(frame, async (entities) => {
      await entities.nativeDelete(ReaderMessage, { userId })
      if ((await entities.nativeDelete(User, { id: userId })) === 0) return
      await appendOutbox(entities, [{ topic: 'reader.erased', subjectId: userId }])
    })
  }
}
