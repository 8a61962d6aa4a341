import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { SaveInterests } from '@liberta/contracts/accounts/interests.schema'
import { keepInterests } from '@liberta/database/accounts/user-interests.repository'
import { assertWritten, CommandRunner } from '../../commands/command-runner.ts'
import { KnownInterests } from './known-interests.ts'

/** A reader chooses topics and zones. Answers the new version. */
export class SaveInterestsCommand extends Command<{ status: 'ok'; version: number }> {
  constructor(
    readonly userId: string,
    readonly interests: SaveInterests['interests'],
    readonly key: string | undefined,
  ) {
    super()
  }
}

/**
 * Keeps topics and zones, each once; 409 where they changed after the version that the reader had read. What is new has to exist (422);
 * what the reader chose before may stay, though it has left the lists.
 */
@CommandHandler(SaveInterestsCommand)
export class SaveInterestsHandler implements ICommandHandler<SaveInterestsCommand> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly known: KnownInterests,
  ) {}

  /** @returns the version after it; a repetition with the same key gets the answer of the first time */
  execute({ userId, interests, key }: SaveInterestsCommand): Promise<{ status: 'ok'; version: number }> {
    const check = () => this.known.refuseUnknown(userId, interests)
    return this.commands.run({ userId, name: 'save-interests', content: interests, key, check }, async (entities) => {
      const chosen = { topics: [...new Set(interests.topics)], zones: [...new Set(interests.zones)] }
      const version = await keepInterests(entities, userId, chosen, interests.version)
      return { status: 'ok', version: assertWritten(version) }
    })
  }
}
