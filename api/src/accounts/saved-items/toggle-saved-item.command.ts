import { Command } from '@nestjs/cqrs'
import type { ToggleAnswer, ToggleSaved } from '@liberta/contracts/accounts/saved-item.schema'

/** Saved becomes the opposite of what the reader saw (requirements 7.16, `currentStatus`), however often it is said. */
export class ToggleSavedItemCommand extends Command<ToggleAnswer> {
  constructor(
    readonly userId: string,
    readonly toggle: ToggleSaved,
    readonly key: string | undefined,
  ) {
    super()
  }
}
