import { Command } from '@nestjs/cqrs'
import type { SavePrivacy } from '@liberta/contracts/accounts/privacy-settings.schema'

/** A reader decides about the three consents. Answers the new version. */
export class SavePrivacySettingsCommand extends Command<{ status: 'success'; version: number }> {
  readonly userId: string
  readonly settings: SavePrivacy['settings']
  readonly key: string | undefined

  constructor(userId: string, settings: SavePrivacy['settings'], key: string | undefined) {
    super()
    this.userId = userId
    this.settings = settings
    this.key = key
  }
}
