import { Command } from '@nestjs/cqrs'
import type { ToggleAnswer, ToggleSaved } from '@liberta/contracts/accounts/saved-item.schema'

/** Saved becomes the opposite of what the reader saw (requirements 7.16, `currentStatus`), however often it is said. */
export class ToggleSavedItemCommand extends Command<ToggleAnswer> {
  readonly userId: string
  readonly toggle: ToggleSaved
  readonly key: string | undefined

  constructor(userId: string, toggle: ToggleSaved, key: string | undefined) {
    super()
    this.userId = userId
    this.toggle = toggle
    this.key = key
  }
}
