import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { SavePrivacy } from '@liberta/contracts/accounts/privacy-settings.schema'
import { keepConsents } from '@liberta/database/accounts/privacy-settings.repository'
import { assertWritten, CommandRunner } from '../../commands/command-runner.ts'
import { ClientLimits } from '../../http/client-limits.ts'

/** A reader decides about the three consents. Answers the new version. */
export class SavePrivacySettingsCommand extends Command<{ status: 'success'; version: number }> {
  constructor(
    readonly userId: string,
    readonly settings: SavePrivacy['settings'],
    readonly key: string | undefined,
  ) {
    super()
  }
}

/** Keeps the settings as they stand now, and one more line in their history; 409 where they changed meanwhile. */
@CommandHandler(SavePrivacySettingsCommand)
export class SavePrivacySettingsHandler implements ICommandHandler<SavePrivacySettingsCommand> {
  constructor(
    private readonly commands: CommandRunner,
    private readonly limits: ClientLimits,
  ) {}

  /** @returns the version after it; a repetition with the same key gets the answer of the first time. 429 beyond the limit of the reader's choices */
  execute({ userId, settings, key }: SavePrivacySettingsCommand): Promise<{ status: 'success'; version: number }> {
    const check = () => this.limits.demand('choices', userId)
    const frame = { userId, name: 'save-privacy-settings', content: settings, key, check }
    return this.commands.run(frame, async (entities) => {
      const { version: seen, ...decided } = settings
      return { status: 'success', version: assertWritten(await keepConsents(entities, userId, decided, seen)) }
    })
  }
}
