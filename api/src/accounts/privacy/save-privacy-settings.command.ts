import { Command } from '@nestjs/cqrs'
import type { SavePrivacy } from '@liberta/contracts/accounts/privacy-settings.schema'

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
