import { ConflictException } from '@nestjs/common'
import { Command, CommandHandler } from '@nestjs/cqrs'
import type { ICommandHandler } from '@nestjs/cqrs'
import type { ToggleAnswer, ToggleSaved } from '@liberta/contracts/accounts/saved-item.schema'
import { MOST_SAVED, removeItem, saveItem } from '@liberta/database/accounts/saved-item.repository'
import { CommandRunner } from '../../commands/command-runner.ts'

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

/** By what the reader saw, two tabs cannot flip each other; 409 where there is no room. */
@CommandHandler(ToggleSavedItemCommand)
export class ToggleSavedItemHandler implements ICommandHandler<ToggleSavedItemCommand> {
  constructor(private readonly commands: CommandRunner) {}

  /** @returns whether it is saved now; a repetition with the same key gets the answer of the first time */
  execute({ userId, toggle, key }: ToggleSavedItemCommand): Promise<ToggleAnswer> {
    const { type, itemId, title, currentStatus } = toggle
    const content = [type, itemId, currentStatus]
    return this.commands.run({ userId, name: 'toggle-saved-item', content, key }, async (entities) => {
      if (currentStatus) {
        await removeItem(entities, { userId, type, itemId })
        return { status: 'success', isSaved: false }
      }
      const saving = await saveItem(entities, { userId, type, itemId, title })
      if (saving === 'noRoom') throw new ConflictException(`No more than ${MOST_SAVED} items can be saved.`)
      return { status: 'success', isSaved: true }
    })
  }
}
