import { Command } from '@nestjs/cqrs'
import type { SaveInterests } from '@liberta/contracts/accounts/interests.schema'

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
